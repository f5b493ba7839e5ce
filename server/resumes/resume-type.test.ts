import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { resumeType } from "./resume-type.ts";

const real = (name: string) => readFileSync(`tests/server/resumes/${name}`);

/** An archive in memory. */
function zip(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return buffer(file.outputStream);
}

const bare = { "[Content_Types].xml": "<Types/>", "word/document.xml": "<w:document/>" };
const megabyte = 1024 * 1024;

/** Makes an archive's headers claim that every entry unpacks to ten bytes. */
function lying(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  for (let at = changed.indexOf("PK\x01\x02"); at !== -1; at = changed.indexOf("PK\x01\x02", at + 4)) {
    changed.writeUInt32LE(10, at + 24);
  }
  return changed;
}

test.each([
  ["cv.pdf", real("chromium.pdf"), "application/pdf"],
  ["CV.PDF", real("chromium.pdf"), "application/pdf"],
  ["cv.doc", real("word.doc"), "application/msword"],
  ["cv.docx", real("word.docx"), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
])("%s as a real program writes it is taken", async (name, content, type) => {
  expect(await resumeType(name, content)).toBe(type);
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ["an empty file", "cv.pdf", () => Buffer.alloc(0)],
  ["a renamed program", "cv.pdf", () => readFileSync(process.execPath).subarray(0, megabyte)],
  ["a renamed program", "cv.doc", () => readFileSync(process.execPath).subarray(0, megabyte)],
  ["a renamed program", "cv.docx", () => readFileSync(process.execPath).subarray(0, megabyte)],
  ["a PDF named as something else", "cv.docx", () => real("chromium.pdf")],
  ["a Word document named as something else", "cv.pdf", () => real("word.docx")],
  ["a name with another ending", "cv.exe", () => real("chromium.pdf")],
  ["half a PDF", "cv.pdf", () => real("chromium.pdf").subarray(0, 10_000)],
  ["half a .doc", "cv.doc", () => real("word.doc").subarray(0, 12_000)],
  ["half a .docx", "cv.docx", () => real("word.docx").subarray(0, 8_000)],
  ["an archive that is no document", "cv.docx", () => zip({ "readme.txt": "hello" })],
  ["a document with macros", "cv.docx", () => zip({ ...bare, "word/vbaProject.bin": "x" })],
  [
    "a document that unpacks to 60 MB",
    "cv.docx",
    () => zip({ ...bare, "word/media/a.bin": Buffer.alloc(60 * megabyte) }),
  ],
  [
    "one whose headers lie about it",
    "cv.docx",
    async () => lying(await zip({ ...bare, "word/media/a.bin": Buffer.alloc(60 * megabyte) })),
  ],
  [
    "many entries that unpack to 60 MB together",
    "cv.docx",
    () => {
      const parts = Array.from({ length: 12 }, (_, part) => [`word/${part}.xml`, Buffer.alloc(5 * megabyte)]);
      return zip({ ...bare, ...Object.fromEntries(parts) });
    },
  ],
  [
    "10,000 entries",
    "cv.docx",
    () =>
      zip({ ...bare, ...Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`word/${n}`, ""])) }),
  ],
])("%s is refused (%s)", async (_what, name, content) => {
  expect(await resumeType(name, await content())).toBeNull();
});

test("a small document made by hand is taken", async () => {
  expect(await resumeType("cv.docx", await zip(bare))).not.toBeNull();
});
