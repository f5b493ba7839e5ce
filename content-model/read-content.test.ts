import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { setDefaultContent } from "./content-context.ts";
import { readCollection, readContent } from "./read-content.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
setDefaultContent({ folder, timeMs: Date.now() });

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const schema = z.strictObject({ title: z.string(), body: z.string().optional() });

test("reads a file of the content folder", async () => {
  write("page.yaml", "title: Hello\n");
  expect(await readContent("page.yaml", schema)).toEqual({ title: "Hello" });
});

test("reads the text below the front matter of a Markdown file", async () => {
  write("page.md", "---\ntitle: Hello\n---\nText.\n");
  expect(await readContent("page.md", schema)).toEqual({ title: "Hello", body: "Text.\n" });
});

test("reports every mistake with file, line, field and expectation", async () => {
  const items = z.object({ items: z.array(z.object({ count: z.number(), name: z.string() })) });
  write("list.yaml", "# A list.\nitems:\n  - count: many\n");
  await expect(readContent("list.yaml", items)).rejects.toThrow(
    "list.yaml:3: items.0.count: write a number, without quotes and spaces, like 3\n" +
      "list.yaml:3: items.0.name: is missing; write it like name: A text",
  );
});

test("reports the line of invalid YAML in front matter", async () => {
  write("broken.md", "---\ntitle: Hello\nother: [\n---\nText.\n");
  await expect(readContent("broken.md", schema)).rejects.toThrow(/^broken\.md:[34]: /);
});

test("rejects a text cut short by an unquoted #, with file and line", async () => {
  write("page.yaml", "# A page.\ntitle: The part after the # sign\n");
  await expect(readContent("page.yaml", schema)).rejects.toThrow(
    "page.yaml:2: the text ends before its #; put it in quotes",
  );
  write("page.yaml", '# A page.\ntitle: "The part after the # sign"\n');
  expect(await readContent("page.yaml", schema)).toEqual({ title: "The part after the # sign" });
});

test("accepts a comment that marks a value as a placeholder", async () => {
  write("page.yaml", 'title: "1" # placeholder\n');
  expect(await readContent("page.yaml", schema)).toEqual({ title: "1" });
});

test("reads a collection with slugs and reports the mistakes of all files together", async () => {
  write("items/b.yaml", "title: B\n");
  write("items/a.yaml", "title: A\n");
  // What Emacs and macOS leave there is no item.
  symlinkSync("somebody@machine.1", path.join(folder, "items/.#a.yaml"));
  write("items/._a.yaml", "\0");
  expect(await readCollection("items", "yaml", schema)).toEqual([
    { slug: "a", title: "A" },
    { slug: "b", title: "B" },
  ]);
  write("items/a.yaml", "name: A\n");
  write("items/b.yaml", "title: 1\n");
  await expect(readCollection("items", "yaml", schema)).rejects.toThrow(/items\/a\.yaml.*items\/b\.yaml/s);
});
