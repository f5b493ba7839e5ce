import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import * as z from "zod";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
vi.stubEnv("CONTENT_DIR", folder);
const { readContent } = await import("./read-content.ts");

afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(path.join(folder, "page.yaml"), text);

test("reads content from the folder named by CONTENT_DIR", async () => {
  write("title: Hello\n");
  expect(await readContent("page.yaml", z.object({ title: z.string() }))).toEqual({ title: "Hello" });
});

test("rejects a text cut short by an unquoted #, with file and line", async () => {
  const schema = z.object({ hint: z.string() });
  write("# A page.\nhint: The part after the # sign\n");
  await expect(readContent("page.yaml", schema)).rejects.toThrow(
    "page.yaml:2: the text ends before its #; put it in quotes",
  );
  write('# A page.\nhint: "The part after the # sign"\n');
  expect(await readContent("page.yaml", schema)).toEqual({ hint: "The part after the # sign" });
});

test("accepts a comment that marks a value as a placeholder", async () => {
  write('phone: "1" # placeholder\n');
  expect(await readContent("page.yaml", z.object({ phone: z.string() }))).toEqual({ phone: "1" });
});
