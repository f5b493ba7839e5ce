import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { setDefaultContent } from "#content-model/content-context.ts";
import { runScript } from "../tests/setup/run-script.ts";
import { fixtureContent } from "../tests/setup/sites.ts";
import { findPlaceholders } from "./check-launch.ts";

const folder = mkdtempSync(path.join(tmpdir(), "launch-"));
setDefaultContent({ folder, timeMs: Date.now() });

beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(fixtureContent, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lines that a file adds to the list. */
async function placeholdersIn(file: string, text: string) {
  writeFileSync(path.join(folder, file), text);
  return (await findPlaceholders()).flatMap((entry) => entry.split(`${file}:`)[1] ?? []);
}

test("lists samples by the words before their mark, and takes no accent for one", async () => {
  const found = await placeholdersIn(
    "people/nobody.yaml",
    "name: Nobody*\nrole: Fills *accented words* in\nfacts:\n  - { term: Founded, value: 2019* }\n",
  );
  expect(found).toEqual(["1: sample: Nobody", "4: sample: 2019"]);
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

test.each(["content", "launch"])("check:%s names the setting of a folder that is not there", async (name) => {
  const CONTENT_DIR = path.join(folder, "missing");
  const { status, output } = await runScript(`scripts/check-${name}.ts`, [], { CONTENT_DIR });
  expect([status, output]).toEqual([1, `CONTENT_DIR=${CONTENT_DIR}: there is no such folder\n`]);
});

test("check:launch reads the clone of CONTENT_REMOTE, which is what is published", async () => {
  const settings = { CONTENT_DIR: "", CONTENT_REMOTE: "https://git.example/site.git", DATA_DIR: folder };
  const clone = path.join(folder, "content");
  const missing = await runScript("scripts/check-launch.ts", [], settings);
  expect([missing.status, missing.output]).toEqual([
    1,
    `${clone}: CONTENT_REMOTE is cloned there when a server starts\n`,
  ]);
  mkdirSync(path.join(clone, "content"), { recursive: true });
  writeFileSync(path.join(clone, "content/only-here.yaml"), "name: Nobody*\n");
  const { status, output } = await runScript("scripts/check-launch.ts", [], settings);
  expect(status).toBe(1);
  expect(output).toMatch(/only-here\.yaml:1: sample: Nobody\n\n1 sample or placeholder is left/);
});

test("reads front matter and text of Markdown files, whose links are no placeholders", async () => {
  const found = await placeholdersIn(
    "articles/nothing.md",
    "---\ntitle: Nothing\nauthor: Nobody*\n---\n\nSee [a page](https://a.test) and [another][one].\n\nBy [name].\n\n**Bold** and *emphasis*: call [us*](tel:1).\n\n[one]: https://b.test\n",
  );
  expect(found).toEqual(["3: sample: Nobody", "8: value to fill in: [name]", "10: sample: and  : call [us"]);
});
