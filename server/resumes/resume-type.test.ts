import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { errorMessages } from "#contract/messages.ts";
import { resumeMessages } from "#contract/resume.ts";
import { checkResume } from "./resume-type.ts";

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
  [
    "a program that begins like a PDF further on",
    "cv.pdf",
    () => Buffer.concat([Buffer.from("MZ"), fixture("chromium.pdf")]),
  ],
  [
    "a web page that is a PDF too",
    "cv.pdf",
    () => Buffer.concat([Buffer.from("<script></script>"), fixture("chromium.pdf")]),
  ],
  ["a spreadsheet in the old Office format", "cv.doc", () => asSpreadsheet(fixture("word.doc"))],
  [
    "a document that unpacks to 60 MB, with headers that say otherwise",
    "cv.docx",
    async () =>
      withFalseSizes(await zip({ ...minimalDocx, "word/media/a.bin": Buffer.alloc(60 * megabyte) })),
  ],
])("refuses %s (%s)", async (_case, name, content) => {
  expect(await checkResume(name, await content())).toEqual({ error: resumeMessages.wrongType });
});

test.each<[string, () => Promise<Buffer>]>([
  [
    "a document that unpacks to 60 MB",
    () => zip({ ...minimalDocx, "word/media/a.bin": Buffer.alloc(60 * megabyte) }),
  ],
  [
    "many entries that unpack to 60 MB together",
    () => {
      const parts = Array.from({ length: 12 }, (_, part) => [`word/${part}.xml`, Buffer.alloc(5 * megabyte)]);
      return zip({ ...minimalDocx, ...Object.fromEntries(parts) });
    },
  ],
  [
    "1,001 entries",
    () =>
      zip({
        ...minimalDocx,
        ...Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`word/${n}`, ""])),
      }),
  ],
])("refuses %s", async (_case, content) => {
  expect(await checkResume("cv.docx", await content())).toEqual({ error: errorMessages.docxTooLarge });
});

test("accepts a minimal document", async () => {
  expect((await checkResume("cv.docx", await zip(minimalDocx))).error).toBeUndefined();
});

const rels = (attributes: string) => `<Relationships><Relationship Id="rId1" ${attributes}/></Relationships>`;
const officeType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const compoundFile = Buffer.from("d0cf11e0a1b11ae1", "hex");

test.each<[string, string, Record<string, Buffer | string>]>([
  ["macros", "resumeHasMacros", { "word/vbaProject.bin": "x" }],
  ["a content type with macros", "resumeHasMacros", { "[Content_Types].xml": macroContentTypes }],
  [
    "a content type with macros in UTF-16",
    "resumeHasMacros",
    { "[Content_Types].xml": Buffer.from(`\ufeff${macroContentTypes}`, "utf16le") },
  ],
  [
    "a content type with macros, escaped",
    "resumeHasMacros",
    { "[Content_Types].xml": macroContentTypes.replace("macroEnabled", "m&#97;cro&#x45;nabled") },
  ],
  [
    "macros under another name",
    "resumeHasMacros",
    {
      "word/m.bin": compoundFile,
      "word/_rels/document.xml.rels": rels('Type="x/vbaProject" Target="m.bin"'),
    },
  ],
  [
    "relationships of more than a megabyte",
    "docxUnreadable",
    { "word/_rels/document.xml.rels": Buffer.alloc(megabyte + 1, " ") },
  ],
  ["a compound file", "resumeHasProgram", { "word/picture.png": compoundFile }],
  [
    "a program",
    "resumeHasProgram",
    { "word/media/image1.png": readFileSync(process.execPath).subarray(0, 1_000) },
  ],
  ["a program by its name", "resumeHasProgram", { "word/embeddings/cv.exe": "" }],
  [
    "a remote template",
    "resumeLoadsTemplate",
    {
      "word/_rels/settings.xml.rels": rels(
        `Target="https://example.org/a>b.dotm" TargetMode="External" Type="${officeType}/attachedTemplate"`,
      ),
    },
  ],
  [
    "a remote template that looks like a link",
    "resumeLoadsTemplate",
    {
      "word/_rels/settings.xml.rels": rels(
        `Target="https://example.org/ Type='x/hyperlink'" TargetMode="External" Type="${officeType}/attachedTemplate"`,
      ),
    },
  ],
  [
    "a remote object, with other quotes",
    "resumeLoadsTemplate",
    {
      "word/_rels/document.xml.rels": rels(
        `TargetMode = 'External' Type='${officeType}/oleObject' Target='mhtml:x'`,
      ),
    },
  ],
])("refuses a .docx with %s", async (_case, message, entries) => {
  const content = await zip({ ...minimalDocx, ...entries });
  expect(await checkResume("cv.docx", content)).toEqual({
    error: errorMessages[message as "resumeHasMacros"],
  });
});

test("accepts a .docx with links", async () => {
  const links = rels(`Type="${officeType}/hyperlink" Target="https://example.org" TargetMode="External"`);
  const content = await zip({ ...minimalDocx, "word/_rels/document.xml.rels": links });
  expect((await checkResume("cv.docx", content)).error).toBeUndefined();
});

test("refuses a .doc with a macro storage, whatever its case", async () => {
  for (const name of ["_VBA_PROJECT", "_vba_Project"]) {
    const content = Buffer.from(fixture("word.doc"));
    // In the unused end of the file.
    content.write(name, content.length - 128, "utf16le");
    expect(await checkResume("cv.doc", content)).toEqual({ error: errorMessages.resumeHasMacros });
  }
});

test("a .docx whose relationships are made to take long is refused in seconds", async () => {
  for (const text of ["<Relationship a='", "<Relationship ", "a", " Type="]) {
    const entries = {
      "word/_rels/document.xml.rels": `<Relationship ${text.repeat(megabyte / text.length - 10)}`,
    };
    await checkResume("cv.docx", await zip({ ...minimalDocx, ...entries }));
  }
});
