import { expect, test } from "vitest";
import { differences, mergeFile } from "./merge.ts";

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

const steps = (...entries: [name: string, text: string][]) =>
  `steps:\n${entries.map(([name, text]) => `  - name: ${name}\n    text: ${text}\n`).join("")}`;
const listOf = (...entries: [name: string, text: string][]) =>
  entries.map(([name, text]) => ({ name, text }));

test.each([
  ["another text", "one", "two"],
  ["the same text", "Partner", "Partner"],
])("a list that one reordered and the other edited is one conflict: no entry is mixed (%s)", (_, a, b) => {
  const before = steps(["A", a], ["B", b]);
  const edited = { text: steps(["A", "CEO"], ["B", b]), list: listOf(["A", "CEO"], ["B", b]) };
  const moved = { text: steps(["B", b], ["A", a]), list: listOf(["B", b], ["A", a]) };
  for (const [ours, theirs] of [
    [edited, moved],
    [moved, edited],
  ] as const) {
    expect(mergeFile("a.yaml", { base: before, ours: ours.text, theirs: theirs.text })).toEqual({
      text: ours.text,
      conflicts: [{ path: ["steps"], ours: ours.list, theirs: theirs.list }],
    });
  }
});

test("an entry that was moved and edited is part of a change of its list, an edited one is a change of its own", () => {
  const [a, b] = [
    { name: "A", text: "1" },
    { name: "B", text: "2" },
  ];
  expect(differences([a, b], [{ ...b, text: "3" }, a])).toMatchObject([{ path: [] }]);
  expect(
    differences(
      [a, b],
      [
        { ...b, text: "3" },
        { ...a, text: "4" },
      ],
    ),
  ).toMatchObject([{ path: [] }]);
  expect(differences([a, b], [a, { ...b, text: "1" }])).toMatchObject([{ path: [1, "text"] }]);
  expect(differences(["x", "y"], ["y", "y"])).toMatchObject([{ path: [0] }]);
  expect(differences(["x", "y"], ["y", "x"])).toMatchObject([{ path: [] }]);
});

test("what the other changed beside a conflict stays, also where a list or a whole field is in conflict", () => {
  const before = "title: One\nseo:\n  title: S\nlist:\n  - a\n";
  const ours = before.replace("title: S", "title: Mine").replace("- a", "- a # ours\n  - b");
  const theirs = "title: Two\nlist:\n  - a\n  - c\n";
  expect(mergeFile("a.yaml", { base: before, ours, theirs })).toEqual({
    text: "title: Two\nlist:\n  - a # ours\n  - b\nseo:\n  title: Mine\n",
    conflicts: [
      { path: ["seo"], ours: { title: "Mine" }, theirs: undefined },
      { path: ["list"], ours: ["a", "b"], theirs: ["a", "c"] },
    ],
  });
});
