import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { checkResume } from "./resume-type.ts";

const types: Record<string, string> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

test.each([
  "chromium.pdf",
  "libreoffice.pdf",
  "word.doc",
  "libreoffice.doc",
  "word.docx",
  "libreoffice.docx",
])("accepts %s as a real program wrote it, with its ending in any case", async (file) => {
  const ending = path.extname(file);
  const type = types[ending];
  const content = readFileSync(`tests/server/resumes/${file}`);
  expect(await checkResume(`cv${ending}`, content)).toEqual({ type });
  expect(await checkResume(`CV${ending.toUpperCase()}`, content)).toEqual({ type });
});
