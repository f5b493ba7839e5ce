import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fixtureContent } from "../../tests/setup/sites.ts";
import { setDefaultContent } from "../content-context.ts";
import { checkContent } from "./check.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
cpSync(fixtureContent, folder, { recursive: true });
setDefaultContent({ folder, timeMs: Date.now() });

afterAll(() => rmSync(folder, { recursive: true }));

test("accepts the fixture content", async () => {
  const { count, warnings } = await checkContent();
  expect(count).toBeGreaterThan(0);
  expect(warnings).toContainEqual(expect.objectContaining({ file: "jobs/closed-job.yaml" }));
});

test("reports missing files, unknown files and mistakes together", async () => {
  rmSync(path.join(folder, "pages/about.yaml"));
  writeFileSync(path.join(folder, "pages/abuot.yaml"), "title: About\n");
  writeFileSync(path.join(folder, "people/nobody.yaml"), "name: Nobody\n");
  const error: Error = await checkContent().then(
    () => new Error("no mistake found"),
    (reason) => reason,
  );
  expect(error.message).toContain("pages/about.yaml: this file is missing");
  expect(error.message).toContain("pages/abuot.yaml: no page or list reads this file");
  expect(error.message).toContain("people/nobody.yaml:1: role: ");
});
