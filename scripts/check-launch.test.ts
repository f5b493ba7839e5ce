import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { contentDir } from "#content-model/content-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "launch-"));
vi.stubEnv("CONTENT_DIR", folder);
vi.resetModules();
const { findPlaceholders } = await import("./check-launch.ts");

beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(contentDir, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a file adds to the list, from its line on. */
async function placeholdersIn(file: string, text: string) {
  writeFileSync(path.join(folder, file), text);
  return (await findPlaceholders()).flatMap((entry) => entry.split(`${file}:`)[1] ?? []);
}

test("lists samples by the name of the item, nested ones too", async () => {
  const found = await placeholdersIn(
    "people/nobody.yaml",
    "name: Nobody\nsample: true\nfacts:\n  - { term: Founded, value: '2019', sample: true }\n  - term: Seat\n    sample: false\n",
  );
  expect(found).toEqual(["2: sample: Nobody", "4: sample: Founded"]);
});

test("lists placeholder addresses, marked placeholders and values in square brackets", async () => {
  const found = await placeholdersIn(
    "people/nobody.yaml",
    "website: https://nobody.example\nphone: '+4680000' # placeholder\nprice: From [€ x] to [€ y] a week\ntags: [One, Two]\nreply: Write here […]\n",
  );
  expect(found).toEqual([
    "1: placeholder address: https://nobody.example",
    "2: placeholder: phone: '+4680000' # placeholder",
    "3: value to fill in: [€ x], [€ y]",
  ]);
});

test("reads front matter and text of Markdown files, whose links are no placeholders", async () => {
  const found = await placeholdersIn(
    "articles/nothing.md",
    "---\ntitle: Nothing\nsample: true\n---\n\nSee [a page](https://a.test) and [another][one].\n\nBy [name].\n\nCall [sample: [us](tel:1)].\n\n[one]: https://b.test\n",
  );
  expect(found).toEqual([
    "3: sample: Nothing",
    "8: value to fill in: [name]",
    "10: value to fill in: [sample: [us](tel:1)]",
  ]);
});
