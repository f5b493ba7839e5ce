import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { resumeType } from "./resume-type.ts";

const fixture = (name: string) => readFileSync(`tests/server/resumes/${name}`);

/** Creates a zip archive. */
function zip(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries))
    file.addBuffer(Buffer.from(content), name, { compressionLevel: 1 });
  file.end();
  return buffer(file.outputStream);
}

const minimalDocx = { "[Content_Types].xml": "<Types/>", "word/document.xml": "<w:document/>" };
const megabyte = 1024 * 1024;

const macroContentTypes =
  '<Types><Override PartName="/word/document.xml" ' +
  'ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';

/** Renames the stream that makes an old Office file a Word document. */
function asSpreadsheet(document: Buffer): Buffer {
  const changed = Buffer.from(document);
  const name = Buffer.from("WordDocument", "utf16le");
  for (let at = changed.indexOf(name); at !== -1; at = changed.indexOf(name)) {
    changed.write("Workbook\0\0\0\0", at, "utf16le");
  }
  return changed;
}

/** Changes the headers of an archive to say that every entry unpacks to ten bytes. */
function withFalseSizes(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  for (let at = changed.indexOf("PK\x01\x02"); at !== -1; at = changed.indexOf("PK\x01\x02", at + 4)) {
    changed.writeUInt32LE(10, at + 24);
  }
  return changed;
}

test.each([
  ["cv.pdf", fixture("chromium.pdf"), "application/pdf"],
  ["CV.PDF", fixture("chromium.pdf"), "application/pdf"],
  ["cv.doc", fixture("word.doc"), "application/msword"],
  [
    "cv.docx",
    fixture("word.docx"),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ],
])("accepts %s written by a real program", async (name, content, type) => {
  expect(await resumeType(name, content)).toBe(type);
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ["an empty file", "cv.pdf", () => Buffer.alloc(0)],
  ["a renamed program", "cv.pdf", () => readFileSync(process.execPath).subarray(0, megabyte)],
  ["a renamed program", "cv.doc", () => readFileSync(process.execPath).subarray(0, megabyte)],
  ["a renamed program", "cv.docx", () => readFileSync(process.execPath).subarray(0, megabyte)],
  ["a PDF with another extension", "cv.docx", () => fixture("chromium.pdf")],
  ["a Word document with another extension", "cv.pdf", () => fixture("word.docx")],
  ["another extension", "cv.exe", () => fixture("chromium.pdf")],
  ["half a PDF", "cv.pdf", () => fixture("chromium.pdf").subarray(0, 10_000)],
  ["half a .doc", "cv.doc", () => fixture("word.doc").subarray(0, 12_000)],
  ["half a .docx", "cv.docx", () => fixture("word.docx").subarray(0, 8_000)],
  ["an archive that is not a document", "cv.docx", () => zip({ "readme.txt": "hello" })],
  ["a document with macros", "cv.docx", () => zip({ ...minimalDocx, "word/vbaProject.bin": "x" })],
  [
    "a document whose content type has macros",
    "cv.docx",
    () => zip({ ...minimalDocx, "[Content_Types].xml": macroContentTypes }),
  ],
  ["a spreadsheet in the old Office format", "cv.doc", () => asSpreadsheet(fixture("word.doc"))],
  [
    "a document that unpacks to 60 MB",
    "cv.docx",
    () => zip({ ...minimalDocx, "word/media/a.bin": Buffer.alloc(60 * megabyte) }),
  ],
  [
    "a document that unpacks to 60 MB, with headers that say otherwise",
    "cv.docx",
    async () =>
      withFalseSizes(await zip({ ...minimalDocx, "word/media/a.bin": Buffer.alloc(60 * megabyte) })),
  ],
  [
    "many entries that unpack to 60 MB together",
    "cv.docx",
    () => {
      const parts = Array.from({ length: 12 }, (_, part) => [`word/${part}.xml`, Buffer.alloc(5 * megabyte)]);
      return zip({ ...minimalDocx, ...Object.fromEntries(parts) });
    },
  ],
  [
    "1,001 entries",
    "cv.docx",
    () =>
      zip({
        ...minimalDocx,
        ...Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`word/${n}`, ""])),
      }),
  ],
])("refuses %s (%s)", async (_case, name, content) => {
  expect(await resumeType(name, await content())).toBeNull();
});

test("accepts a minimal document", async () => {
  expect(await resumeType("cv.docx", await zip(minimalDocx))).not.toBeNull();
});
