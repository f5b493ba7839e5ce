import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readArticles, readNextArticle } from "./articles.ts";
import { contentContext, currentContent, hashDerivedValue, withContent } from "./content-context.ts";

let folder: string;
let text: string;
let slug: string;
let previous: string;

/** The context after the next article of `previous` was read, with another text in place of that article's. */
async function contextAfterReading(changed: string) {
  const file = path.join(folder, "changed.md");
  await writeFile(file, changed);
  const { folder: content, timeMs } = currentContent();
  const context = contentContext({
    folder: content,
    timeMs,
    edits: new Map([[`articles/${slug}.md`, file]]),
  });
  await withContent(context, () => readNextArticle(previous));
  return context;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "derived-"));
  [previous = "", slug = ""] = (await readArticles()).map((article) => article.slug);
  text = await readFile(path.join(currentContent().folder, `articles/${slug}.md`), "utf8");
});
afterAll(() => rm(folder, { recursive: true }));

test("a derived value stands for the files it was made from", async () => {
  const { files, values } = await contextAfterReading(text);
  expect([...files]).toEqual([]);
  expect([...values.keys()]).toEqual([`next-article:${previous}`]);
});

test("its hash changes with the value only", async () => {
  const hashOf = async (changed: string) => [...(await contextAfterReading(changed)).values.values()].join();
  const before = await hashOf(text);
  expect(await hashOf(text.replace(/^description: .*$/m, "description: Another one."))).not.toBe(before);
  expect(await hashOf(text.replace(/^author: .*$/m, "author: Somebody else"))).toBe(before);
});

test("the hash of a recorded value can be read again, and is null for a value that is gone", async () => {
  const context = await contextAfterReading(text);
  const [[id, hash] = []] = context.values;
  expect(await withContent(context, () => hashDerivedValue(id ?? ""))).toBe(hash);
  expect(await withContent(context, () => hashDerivedValue("unknown:"))).toBeNull();
});
