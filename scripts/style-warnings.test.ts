import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { setDefaultContent } from "#content-model/content-context.ts";
import { formatMistake } from "#content-model/content-error.ts";
import { fixtureContent } from "../tests/setup/sites.ts";
import { fixedPhrases, fixedTexts } from "./style-rules.ts";
import { findStyleFaults, findStyleWarnings } from "./style-warnings.ts";

const folder = mkdtempSync(path.join(tmpdir(), "style-"));
cpSync(fixtureContent, folder, { recursive: true });
setDefaultContent({ folder, timeMs: Date.now() });

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["A seamless journey", ["seamless", "journey"]],
  ["Our e-mail and your mail", ["e-mail", "mail"]],
  ["A programme for organisations", ["programme", "organisations"]],
  ["Ten per cent, FinTech, a CV and a license", ["per cent", "FinTech", "CV", "license"]],
  ["Weeks 2-6, 10-15%, open until 17:00", ["2-6", "10-15", "17:00"]],
  ["First - then", ["t - t"]],
  ["November 23, 2026, under § 12", ["November 23, 2026", "§"]],
])("objects to %s", (text, found) => {
  expect(
    findStyleFaults(text)
      .map((fault) => fault.found)
      .sort(),
  ).toEqual([...found].sort());
});

test.each([
  "A program by email for organizations, weeks 2–6, until 5 pm on 23 November 2026",
  "Licensed under the 2018-05-25 rules",
  "See [the page](https://solutions.example/journey/1-2) or write to mail@solutions.example",
  "Company reg. no. 55XXXX-XXXX, full-stack",
])("accepts %s", (text) => {
  expect(findStyleFaults(text)).toEqual([]);
});

test("accepts what the specification fixes", () => {
  for (const text of [...fixedTexts, ...fixedPhrases]) expect(findStyleFaults(text), text).toEqual([]);
});

test("names file and line in YAML and in Markdown", async () => {
  writeFileSync(
    path.join(folder, "people/nobody.yaml"),
    "name: Nobody\nbio: Runs an ecosystem\npublishAt: 2026-12-01 13:30\n",
  );
  writeFileSync(path.join(folder, "articles/nothing.md"), "---\ntitle: Nothing\n---\n\nBy mail.\n");
  const warnings = (await findStyleWarnings()).map(formatMistake);
  expect(warnings).toContain("articles/nothing.md:5: “mail”: write email");
  expect(warnings.filter((one) => one.startsWith("people/nobody.yaml:3"))).toEqual([]);
  expect(warnings).toContain("people/nobody.yaml:2: “ecosystem”: we do not use this word; say what happens");
});
