import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawPicture } from "./draw.ts";

const folder = mkdtempSync(path.join(tmpdir(), "wordmark-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a preview has the letters of names from Eastern Europe", async () => {
  const draw = (title: string) => {
    const site = { path: "/", label: "", siteName: "", style: "people" } as const;
    return drawPicture({ kind: "preview", ...site, title }, folder);
  };
  // Letters that a font lacks are drawn as boxes, all of one width.
  expect(Buffer.from(await draw("Š"))).not.toEqual(Buffer.from(await draw("Ž")));
});

test("a wordmark is its file, in the color of its ground", async () => {
  const file = path.join(folder, "a.wordmark.svg");
  writeFileSync(file, '<svg><path fill="currentColor"/><path fill="#ff3d22"/></svg>');
  const request = { kind: "wordmark", name: "a", file, hash: "1", color: "#f6f3ee" } as const;
  expect(Buffer.from(await drawPicture(request, folder)).toString()).toBe(
    '<svg><path fill="#f6f3ee"/><path fill="#ff3d22"/></svg>',
  );
});
