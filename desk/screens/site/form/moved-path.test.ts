import { expect, test } from "vitest";
import { movedPath } from "./moved-path.ts";

const list = (...texts: string[]) => ({ title: "A", list: texts.map((text) => ({ text })) });
const path = ["list", 1, "text"];

test("the path of a value follows its entry to where it stands now", () => {
  const seen = [list("a", "b", "c")];
  expect(movedPath(path, seen, list("a", "b", "c"))).toEqual(path);
  expect(movedPath(path, seen, list("b", "c"))).toEqual(["list", 0, "text"]);
  expect(movedPath(path, seen, list("a", "c", "b"))).toEqual(["list", 2, "text"]);
  expect(movedPath(["title"], seen, list())).toEqual(["title"]);
  expect(movedPath(["list"], seen, list("b"))).toEqual(["list"]);
  // Somebody else has changed the entry itself.
  expect(movedPath(path, seen, list("a", "other", "c"))).toEqual(path);
  // Whether an edit was made or not, it is the same entry.
  const both = [list("a", "b", "c"), list("a", "typed", "c")];
  expect(movedPath(path, both, list("b", "c"))).toEqual(["list", 0, "text"]);
  expect(movedPath(path, both, list("new", "a", "typed", "c"))).toEqual(["list", 2, "text"]);
});

test("an entry that is no longer there has no path, though another one stands in its place", () => {
  expect(movedPath(path, [list("a", "b", "c")], list("a", "c"))).toBeNull();
  expect(movedPath(["tags", 1], [{ tags: ["a", "b"] }], { tags: ["a"] })).toBeNull();
});

test("of two equal entries, the one that changes in its place is followed, and none that cannot be told apart", () => {
  expect(movedPath(["tags", 1], [{ tags: ["", ""] }], { tags: ["", "typed"] })).toEqual(["tags", 1]);
  expect(movedPath(["tags", 1], [{ tags: ["", ""] }], { tags: ["new", "other", ""] })).toBeNull();
});
