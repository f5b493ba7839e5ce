import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { errorMessages } from "#contract/messages.ts";
import { checkResume } from "./resume-type.ts";

const megabyte = 1024 * 1024;

/** A PDF with more objects. */
const pdfWith = (...objects: (Buffer | string)[]) =>
  Buffer.concat([
    readFileSync("tests/server/resumes/chromium.pdf"),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from("\n%%EOF\n"),
  ]);

function streamObject(dictionary: string, content: Buffer | string) {
  const compressed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(
      `\n90 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${compressed.length} >>\nstream\n`,
    ),
    compressed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

/** A file attached to a PDF. */
const attachedFile = (name: string, content: Buffer | string) => [
  streamObject("/Type /EmbeddedFile /Params << /ModDate (D:20261123080000Z) >>", content),
  `\n91 0 obj << /Type /Filespec /UF (${name}) /EF << /F 90 0 R /UF 90 0 R >> >> endobj`,
  `\n92 0 obj << /Names << /EmbeddedFiles << /Names [(${name}) 91 0 R] >> >> >> endobj`,
];

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const europass = `${xml}<Candidate
  xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><CandidatePerson/></Candidate>`;
const oldEuropass = `${xml}<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"/>`;
const program = readFileSync(process.execPath).subarray(0, 1_000);

const javaScript = "<< /S /JavaScript /JS (app.alert(1)) >>";

test.each<[string, string, () => Buffer]>([
  ["a script", "resumeRunsSomething", () => pdfWith(`\n90 0 obj\n${javaScript}\nendobj\n`)],
  [
    "a script with an escaped name",
    "resumeRunsSomething",
    () => pdfWith("<< /S /J#61va#53cript /JS 9 0 R >>"),
  ],
  ["a script of a rendition", "resumeRunsSomething", () => pdfWith("<< /S /Rendition /JS (x) >>")],
  ["a program to launch", "resumeRunsSomething", () => pdfWith("<</S/Launch/F(cmd.exe)>>")],
  [
    "a script in an object stream",
    "resumeRunsSomething",
    () => pdfWith(streamObject("/Type /ObjStm /N 1 /First 5", `91 0 ${javaScript}`)),
  ],
  [
    "a script in an object stream of unnamed type",
    "resumeRunsSomething",
    () => pdfWith(streamObject("/N 1 /First 5", `91 0 ${javaScript}`)),
  ],
  [
    "a script hidden behind a forged stream",
    "resumeRunsSomething",
    () => pdfWith(`\n90 0 obj\n% >>stream\n90 0 obj ${javaScript} endobj endstream`),
  ],
  ["a program inside", "resumeHasProgram", () => pdfWith(streamObject("/Type /EmbeddedFile", program))],
  [
    "an attached file",
    "resumeHasProgram",
    () => pdfWith("\n90 0 obj << /Names << /EmbeddedFiles << /Names [(a) 91 0 R] >> >> >> endobj"),
  ],
  [
    "a document attached",
    "resumeHasProgram",
    () => pdfWith(...attachedFile("a.doc", readFileSync("tests/server/resumes/word.doc"))),
  ],
  ["a program called XML", "resumeHasProgram", () => pdfWith(...attachedFile("attachment.xml", program))],
  ["other XML attached", "resumeHasProgram", () => pdfWith(...attachedFile("a.xml", `${xml}<a/>`))],
  [
    "Europass data with a script",
    "resumeHasProgram",
    () => pdfWith(...attachedFile("a.xml", europass.replace("<CandidatePerson/>", "<script>x</script>"))),
  ],
  [
    "a program beside Europass data",
    "resumeHasProgram",
    () => pdfWith(...attachedFile("attachment.xml", europass), "<< /EF << /F 95 0 R >> >>"),
  ],
  [
    "a second object in place of Europass data",
    "resumeHasProgram",
    () => pdfWith(...attachedFile("attachment.xml", europass), streamObject("/Subtype /a", program)),
  ],
  [
    "an attachment that cannot be told beside Europass data",
    "resumeHasProgram",
    () => pdfWith(...attachedFile("attachment.xml", europass), "<< /EF 95 0 R >>"),
  ],
  [
    "an attachment in an object stream",
    "resumeHasProgram",
    () =>
      pdfWith(streamObject("/Type /ObjStm /N 1 /First 5", "91 0 << /Subtype /FileAttachment /FS 92 0 R >>")),
  ],
  ...["SubmitForm", "ImportData", "GoToR", "GoToE", "Go#54oR", "RichMedia"].map(
    (name): [string, string, () => Buffer] => [
      `an action ${name}`,
      "resumeRunsSomething",
      () => pdfWith(`\n90 0 obj << /S /${name} /F (https://evil.example/) >> endobj`),
    ],
  ),
  [
    "an XFA form",
    "resumeRunsSomething",
    () => pdfWith("\n90 0 obj << /AcroForm << /XFA [(template) 91 0 R] >> >> endobj"),
  ],
  ["a zip archive at its end", "resumeHasProgram", () => pdfWith("PK\x05\x06 comment")],
  [
    "an object stream that unpacks to 60 MB",
    "pdfUnreadable",
    () => pdfWith(streamObject("/Type /ObjStm /N 1 /First 5", Buffer.alloc(60 * megabyte))),
  ],
  [
    "an object stream with an unknown filter",
    "pdfUnreadable",
    () => pdfWith("\n90 0 obj << /Type /ObjStm /N 1 /First 5 /Filter /LZWDecode >>\nstream\nx\nendstream"),
  ],
  [
    "an object stream whose dictionary is padded",
    "pdfUnreadable",
    () => pdfWith(streamObject(`/Type /ObjStm /N 1 /First 5 ${" ".repeat(10_000)}`, `91 0 ${javaScript}`)),
  ],
  ["encryption", "pdfUnreadable", () => pdfWith("trailer << /Encrypt 92 0 R >>")],
])("refuses a PDF with %s", async (_case, message, content) => {
  expect(await checkResume("cv.pdf", content())).toEqual({
    error: errorMessages[message as "resumeHasMacros"],
  });
});

test("accepts a PDF with ordinary object streams, links and words that only look like actions", async () => {
  const content = pdfWith(
    streamObject("/Type /ObjStm /N 1 /First 5", "91 0 << /Type /Font >>"),
    "\n90 0 obj << /S /GoTo /D (chapter) >> endobj 91 0 obj << /S /URI /URI (https://a.example/) >> endobj",
    streamObject("", "q /JS gs /XFA gs (JavaScript SubmitForm) Tj Q"),
  );
  expect(await checkResume("cv.pdf", content)).toEqual({ type: "application/pdf" });
});

test.each([
  ["of today", europass],
  ["until 2020", oldEuropass],
])("accepts a Europass CV with its data attached (%s)", async (_case, data) => {
  const content = pdfWith(...attachedFile("attachment.xml", data));
  expect(await checkResume("cv.pdf", content)).toEqual({ type: "application/pdf" });
});

test.each([
  ["streams without an end", ">>stream\n"],
  ["dictionaries without an end", "<< /JS /Filter "],
  ["escaped names", "#41"],
  ["spaces", " "],
  ["attached files", "/EmbeddedFile /EF<<1 0 R>>"],
])("a PDF of 10 MB that consists of %s is checked in seconds", async (_case, text) => {
  await checkResume("cv.pdf", pdfWith(text.repeat((10 * megabyte) / text.length)));
});
