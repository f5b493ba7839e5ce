import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { contentDir } from "#content-model/content-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
cpSync(contentDir, folder, { recursive: true });
vi.stubEnv("CONTENT_DIR", folder);
vi.resetModules();
const { checkContent } = await import("./check-content.ts");

afterAll(() => rmSync(folder, { recursive: true }));

test("accepts the fixture content", async () => {
  expect(await checkContent()).toBeGreaterThan(0);
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
