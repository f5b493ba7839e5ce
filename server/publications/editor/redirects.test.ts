import { expect, test } from "vitest";
import { redirects, redirectsWithout } from "./redirects.ts";

const written = (...entries: string[]) =>
  `# top\nredirects:\n${entries.map((one) => `  - { ${one} }\n`).join("")}`;
const without = (current: string, text: string, ...addresses: string[]) =>
  redirectsWithout({ file: redirects, draft: undefined, current, text, conflicts: [] }, new Set(addresses));

const old = ["from: /old, to: /a", "from: /gone"];

test("of several changes of the redirects those because of one address are taken back", () => {
  const [before, moved] = [written(...old), "from: /old, to: /b"];
  const after = written(moved, "from: /gone", "from: /a, to: /b", "from: /c");
  expect(without(before, after, "/c")).toBe(written(moved, "from: /gone", "from: /a, to: /b"));
  expect(without(before, after, "/a", "/b")).toBe(written(...old, "from: /c"));
  expect(without(before, after, "/a", "/b", "/c")).toBe(before);
  expect(without(before, after, "/elsewhere")).toBe(after);
});

test("a redirect whose address has a page again comes back without that page", () => {
  const before = written("from: /a, to: /b", ...old.slice(1));
  expect(without(before, written("from: /gone", "from: /b, to: /a"), "/a", "/b")).toBe(before);
  expect(without(before, written("from: /gone", "from: /c"), "/a")).toBe(
    written("from: /a, to: /b", "from: /gone", "from: /c"),
  );
});

test("what a member wrote into the redirects stays, and what cannot be read too", () => {
  const own = written("from: /old, to: /elsewhere", "from: /gone", "from: /a, to: /b");
  expect(without(written(...old), own, "/a")).toBe(written("from: /old, to: /elsewhere", "from: /gone"));
  expect(without(written(...old), "redirects: [", "/gone")).toBe("redirects: [");
});
