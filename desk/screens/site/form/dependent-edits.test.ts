import { expect, test } from "vitest";
import type { SiteEdit } from "#contract/desk/site-values.ts";
import { withDependentEdits } from "./dependent-edits.ts";

const set = (path: string[], before: string, value: string): SiteEdit => ({
  kind: "set",
  path,
  before,
  value,
});

test("the dialled number follows the one that visitors read, unless it is another one", () => {
  const label = ["phone", "label"];
  const site = { phone: { label: "+46 8 1", number: "+4681" } };
  expect(withDependentEdits("site.yaml", site, set(label, "+46 8 1", "+46 8 12"))).toEqual([
    set(label, "+46 8 1", "+46 8 12"),
    set(["phone", "number"], "+4681", "+46812"),
  ]);
  const cleared = { phone: { label: "", number: "+4681" } };
  expect(withDependentEdits("site.yaml", cleared, set(label, "", "+4"))).toHaveLength(2);
  const other = { phone: { label: "+46 8 1", number: "+4699" } };
  expect(withDependentEdits("site.yaml", other, set(label, "+46 8 1", "+46 8 12"))).toHaveLength(1);
});

test("the day of an article follows that on which it appears", () => {
  const article = { date: "2026-11-26", publishAt: "2026-11-26" };
  const edit = set(["publishAt"], "2026-11-26", "2026-11-27 09:00");
  expect(withDependentEdits("articles/a.md", article, edit)[1]).toEqual(
    set(["date"], "2026-11-26", "2026-11-27"),
  );
  expect(withDependentEdits("jobs/a.yaml", article, edit)).toEqual([edit]);
});
