import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { deskPages } from "#contract/desk/pages.ts";

test("the server answers the address of every screen with status 200", () => {
  const source = readFileSync(path.join(import.meta.dirname, "router.tsx"), "utf8");
  const screens = [...source.matchAll(/path: "\/?([^"/*]+)/g)].map(([, first = ""]) => first);
  expect([...new Set(["", ...screens])].sort()).toEqual(deskPages.toSorted());
});
