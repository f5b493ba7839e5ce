import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawPicture } from "./draw.ts";

const folder = mkdtempSync(path.join(tmpdir(), "wordmark-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a wordmark is its file, in the color of its ground", async () => {
  const file = path.join(folder, "a.wordmark.svg");
  writeFileSync(file, '<svg><path fill="currentColor"/><path fill="#ff3d22"/></svg>');
  const request = { kind: "wordmark", name: "a", file, hash: "1", color: "#f6f3ee" } as const;
  expect(Buffer.from(await drawPicture(request, folder)).toString()).toBe(
    '<svg><path fill="#f6f3ee"/><path fill="#ff3d22"/></svg>',
  );
});
