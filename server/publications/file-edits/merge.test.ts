import { expect, test } from "vitest";
import { mergeFile } from "./merge.ts";

const base = "# top\ntitle: One # placeholder\ntext: Two\nlist:\n  - a\n  - b\n";
const merge = (ours: string, theirs: string) => mergeFile("a.yaml", { base, ours, theirs });

test("changes of different values are both kept, with the comments", () => {
  const ours = base.replace("One", "Mine");
  const theirs = base.replace("Two", "Yours").replace("# top", "# new top");
  expect(merge(ours, theirs)).toEqual({ text: theirs.replace("One", "Mine"), conflicts: [] });
});

test("where both changed a value, ours stays and both are reported", () => {
  const ours = base.replace("One", "Mine");
  const theirs = base.replace("One", "Yours").replace("- b", "- c");
  expect(merge(ours, theirs)).toEqual({
    text: theirs.replace("Yours", "Mine"),
    conflicts: [{ path: ["title"], ours: "Mine", theirs: "Yours" }],
  });
  expect(merge(ours, ours)).toEqual({ text: ours, conflicts: [] });
});

test("a list with other entries takes the other's changes of what is beside it", () => {
  const ours = base.replace("  - b\n", "  - b\n  - c\n");
  const theirs = base.replace("Two", "Yours");
  expect(merge(ours, theirs)).toEqual({ text: ours.replace("Two", "Yours"), conflicts: [] });
  expect(merge(theirs, ours)).toEqual({ text: ours.replace("Two", "Yours"), conflicts: [] });
});

test("a list that both gave other entries is a conflict, and ours stays", () => {
  const ours = base.replace("  - b\n", "  - b\n  - c\n");
  const theirs = base.replace("  - b\n", "");
  const { text, conflicts } = merge(ours, theirs);
  expect(text).toBe(ours);
  expect(conflicts).toEqual([{ path: ["list"], ours: ["a", "b", "c"], theirs: ["a"] }]);
});

test("fields that one added and the other removed", () => {
  const ours = `${base}more: 1\n`;
  const theirs = base.replace("text: Two\n", "");
  expect(merge(ours, theirs)).toEqual({ text: `${theirs}more: 1\n`, conflicts: [] });
});
