import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type SiteValue, type ValuePath, valueAt } from "#contract/desk/site-values.ts";
import { applyEdit, readValues, valuesOrNull } from "./apply-edit.ts";
import { parseContent, printContent } from "./content-document.ts";

const folders = ["content", "tests/fixtures/content"];
const files = folders.flatMap((folder) =>
  globSync("**/*.{yaml,md}", { cwd: folder }).map((file) => path.join(folder, file)),
);

type Place = { path: ValuePath; value: SiteValue };

/** The text of a file in the form that edited files have. */
const readFormatted = (file: string) => printContent(parseContent(file, readFileSync(file, "utf8")));

/** Every simple value of a file, and every list. */
function placesIn(value: SiteValue, at: ValuePath = []): Place[] {
  if (typeof value !== "object" || value === null) return [{ path: at, value }];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesIn(one, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [{ path: at, value }, ...inner] : inner;
}

/** Some of a list, from all parts of it: every one would take a minute. */
const someOf = <T>(list: T[], count: number) =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0);

const hostile = [
  "changed",
  "a: b # c",
  "*alias",
  "&anchor !tag",
  "'\"\\ {curly} [x], y",
  "- item",
  "123",
  "true",
  "Å ä\u00a0ö 🦌 שלום",
  "two\nlines\n",
  " space ",
  "",
  "---",
  "\u0000\u0007",
];

/** The lines of a text that another does not have in the same place, counted from both ends. */
function changedLines(before: string, after: string) {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return a.length - start - end;
}

test.each(files)("%s: values and comments stay when the file gets the form of edited files", (file) => {
  const text = readFileSync(file, "utf8");
  const formatted = readFormatted(file);
  expect(readValues(file, formatted)).toEqual(readValues(file, text));
  expect(commentsOf(formatted)).toEqual(commentsOf(text));
  expect(printContent(parseContent(file, formatted))).toBe(formatted);
});

test.each(files)("%s: every value changes alone, and comes back byte for byte", (file) => {
  const text = readFormatted(file);
  const values = readValues(file, text);
  const places = placesIn(values);
  expect(places.length).toBeGreaterThan(0);
  let count = text.length;
  for (const place of someOf(places, 30)) {
    if (Array.isArray(place.value)) continue;
    const value = hostile[count++ % hostile.length] ?? "";
    const edited = applyEdit(file, text, { kind: "set", ...place, value, before: place.value });
    expect(valueAt(readValues(file, edited), place.path)).toBe(value);
    if (place.path[0] !== "body") {
      const source = String(place.value).split("\n").length;
      expect(changedLines(text, edited), place.path.join(".")).toBeLessThanOrEqual(source + 1);
    }
    const back = { kind: "set" as const, path: place.path, value: place.value, before: value };
    expect(applyEdit(file, edited, back, { base: text })).toBe(text);
  }
});

test.each(files)("%s: two values change and come back one after the other", (file) => {
  const text = readFormatted(file);
  const places = placesIn(readValues(file, text)).filter(({ value }) => !Array.isArray(value));
  const [one, other] = [places[0], places.at(-1)];
  if (!one || !other || one === other) return;
  const set = (before: string, place: Place, value: SiteValue) =>
    applyEdit(file, before, { kind: "set", path: place.path, value, before: null }, { base: text });
  const both = set(set(text, one, "first: 1"), other, "second #2");
  expect(set(set(both, one, one.value), other, other.value)).toBe(text);
});

test.each(files)("%s: entries of every list are added, moved and removed alone", (file) => {
  const text = readFormatted(file);
  const values = readValues(file, text);
  const lists = placesIn(values).filter(({ value }) => Array.isArray(value) && value.length > 0);
  for (const { path: at, value } of someOf(lists, 6)) {
    const list = value as SiteValue[];
    const last = list.length - 1;
    const [entry = null] = list;
    const inserted = applyEdit(file, text, {
      kind: "insert",
      path: at,
      index: 1,
      length: list.length,
      value: entry,
    });
    expect(valueAt(readValues(file, inserted), at)).toHaveLength(list.length + 1);
    const removed = applyEdit(file, inserted, { kind: "remove", path: at, index: 1, before: entry });
    expect(removed, at.join(".")).toBe(text);
    if (last > 0) {
      const moved = applyEdit(file, text, { kind: "move", path: at, index: 0, to: last, before: entry });
      const back = applyEdit(file, moved, { kind: "move", path: at, index: last, to: 0, before: entry });
      expect(readValues(file, back)).toEqual(values);
      expect(commentsOf(back)).toEqual(commentsOf(text));
    }
    let emptied = text;
    for (const before of list)
      emptied = applyEdit(file, emptied, { kind: "remove", path: at, index: 0, before });
    const filled = applyEdit(file, emptied, { kind: "insert", path: at, index: 0, length: 0, value: entry });
    expect(valueAt(readValues(file, filled), at)).toEqual([entry]);
  }
});

const commentsOf = (text: string) =>
  [...text.matchAll(/(?:^|\s)#.*$/gm)].map(([comment]) => comment.trim()).sort();

test("a field is added at its place and removed again, in blocks, in braces and behind hyphens", () => {
  const text = "# top\na: 1 # one\nd:\n  - x: 1\n    y: 2 # two\nf: { p: 1 }\n";
  const order = ["a", "b", "c", "d", "w", "x", "y", "z", "p", "q"];
  const add = (from: string, at: ValuePath, value: SiteValue) =>
    applyEdit("a.yaml", from, { kind: "set", path: at, value }, { order });
  const remove = (from: string, at: ValuePath) => applyEdit("a.yaml", from, { kind: "set", path: at });
  expect(add(text, ["b"], "text: two")).toBe(text.replace("\nd:", '\nb: "text: two"\nd:'));
  expect(add(text, ["c"], { k: [1] })).toBe(text.replace("\nd:", "\nc:\n  k:\n    - 1\nd:"));
  expect(add(text, ["d", 0, "w"], "w")).toBe(text.replace("- x", "- w: w\n    x"));
  expect(add(text, ["d", 0, "z"], "z")).toBe(text.replace("# two", "# two\n    z: z"));
  expect(add(text, ["f", "q"], "a, b")).toBe(text.replace("p: 1 }", 'p: 1, q: "a, b" }'));
  for (const at of [["b"], ["d", 0, "w"], ["d", 0, "z"], ["f", "q"]]) {
    expect(remove(add(text, at, "v"), at)).toBe(text);
  }
});

test("a new entry of a list is written like those beside it", () => {
  const text = 'a:\n  - { x: 1 }\nb:\n  - "q"\nc:\n  - x: 1\nd: []\n';
  const add = (name: string, index: number, value: SiteValue) =>
    applyEdit("a.yaml", text, { kind: "insert", path: [name], index, length: index, value });
  expect(add("a", 1, { x: 2, y: "a, b" })).toBe(text.replace("1 }\n", '1 }\n  - { x: 2, y: "a, b" }\n'));
  expect(add("b", 1, "z")).toBe(text.replace('"q"\n', '"q"\n  - "z"\n'));
  expect(add("c", 1, { x: 2, y: 3 })).toBe(text.replace("- x: 1\n", "- x: 1\n  - x: 2\n    y: 3\n"));
  expect(add("d", 0, { x: 2 })).toBe(text.replace("d: []", "d:\n  - x: 2"));
});

test("a list is taken back as it is written in another version, with its comments", () => {
  const base = "a:\n  # first\n  - 'x'\n  - [y] # second\nb: 1\n";
  const text = "a:\n  - z\nb: 2\n";
  const edit = { kind: "set" as const, path: ["a"], value: ["x", ["y"]] };
  expect(applyEdit("a.yaml", text, edit, { base })).toBe(base.replace("b: 1", "b: 2"));
  expect(() => applyEdit("a.yaml", text, edit)).toThrow("Change its fields one by one.");
});

test("texts are written so that people can read them, and files keep their line breaks", () => {
  const set = (value: string) =>
    applyEdit("a.yaml", "a: b\r\nc: d\r\n", { kind: "set", path: ["a"], value, before: "b" });
  expect(set("x\u00a0y")).toBe('a: "x\\_y"\r\nc: d\r\n');
  expect(set("-x")).toBe('a: "-x"\r\nc: d\r\n');
  expect(set("x\ny\n")).toBe("a: |\r\n  x\r\n  y\r\nc: d\r\n");
  const inBraces = applyEdit("a.yaml", "a: { b: c }\n", { kind: "set", path: ["a", "b"], value: "x\ny" });
  expect(inBraces).toBe('a: { b: "x\\ny" }\n');
});

test("what a person types stays a text, whatever it looks like", () => {
  for (const value of ["&a x", "*a", "!!js/function 'x'", "<<: *a", "? x", "%YAML", "a\r\nb", "\u2028"]) {
    const edited = applyEdit("a.yaml", "a: b\nc: d\n", { kind: "set", path: ["a"], value, before: "b" });
    expect(readValues("a.yaml", edited)).toEqual({ a: value, c: "d" });
  }
});

test("a file with mistakes, aliases or no fields is refused in words", () => {
  const edit = { kind: "set" as const, path: ["a"], value: "x" };
  for (const text of ["a: [", "a: &x 1\nb: *x\n", "just text", "a: 1\na: 2\n"]) {
    expect(() => applyEdit("a.yaml", text, edit)).toThrow(/^The file has /);
  }
});

test("the values of a file are read at once, or there are none", () => {
  expect(valuesOrNull("a.yaml", "title: One\n")).toEqual({ title: "One" });
  expect(valuesOrNull("a.yaml", "title: [\n")).toBeNull();
  expect(valuesOrNull("a.yaml", null)).toBeNull();
});
