import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAccented } from "./split-accented.ts";

test("accents every part between two asterisks", () => {
  expect(splitAccented("Build *fast*, scale *far* and wide")).toEqual([
    { text: "Build ", isAccented: false },
    { text: "fast", isAccented: true },
    { text: ", scale ", isAccented: false },
    { text: "far", isAccented: true },
    { text: " and wide", isAccented: false },
  ]);
});

test("keeps an asterisk without a partner", () => {
  expect(splitAccented("5 * 3")).toEqual([{ text: "5 * 3", isAccented: false }]);
});

test("never loses text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = splitAccented(text).map((part) => (part.isAccented ? `*${part.text}*` : part.text));
      expect(parts.join("")).toBe(text);
    }),
  );
});
