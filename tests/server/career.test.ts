import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { maxResumeBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { openJob } from "../setup/jobs.ts";
import { removeData, startServer } from "../setup/server.ts";
import { referenceOf } from "./founder.ts";
import { applyForJob, pdf as pdfWith } from "./job-application.ts";
import { sendRaw } from "./raw-request.ts";
import { sharedServer } from "./shared-server.ts";
import { startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";

const server = sharedServer();

const fields = {
  name: "Åsa Öberg",
  email: "asa@example.se",
  phone: "",
  linkedin: "",
  coverLetter: "I have done this before.",
  ...openJob.form,
};
const pdf = readFileSync("tests/server/resumes/chromium.pdf");
const megabyte = 1024 * 1024;

type Part = { name: string; content: Buffer; field?: string };

function form(values: Record<string, string>, ...files: Part[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  for (const { name, content, field = "resume" } of files) {
    data.append(field, new File([new Uint8Array(content)], name));
  }
  return data;
}

function send(body: FormData, headers: Record<string, string> = {}, url = server.url) {
  return fetch(`${url}/api/send-career-email`, { method: "POST", body, headers, redirect: "manual" });
}

function multipart(boundary: string, body: string, length = Buffer.byteLength(body)) {
  return [
    "POST /api/send-career-email HTTP/1.1",
    "Host: localhost",
    `Content-Type: multipart/form-data${boundary && `; boundary=${boundary}`}`,
    `Content-Length: ${length}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}

/** Names of the files in the spool folder, which must be empty after each upload. */
function spooledFiles() {
  const folder = path.join(server.dataDir, "tmp");
  return existsSync(folder) ? readdirSync(folder) : [];
}

test("takes a resume of exactly the limit, and none that is a byte larger", async () => {
  const frame = pdfWith("").length;
  const largest = pdfWith(randomBytes(maxResumeBytes - frame));
  const answer = await applyForJob(server.url, largest);
  expect([largest.length, answer.status]).toEqual([maxResumeBytes, 200]);
  const reference = await referenceOf(answer);
  const one = stored(server.dataDir).find((each) => each.reference === reference);
  expect(one?.file?.content.equals(largest)).toBe(true);
  expect((await applyForJob(server.url, Buffer.concat([largest, Buffer.from("\n")]))).status).toBe(413);
});

test("stores an application with its resume, byte for byte, and both mails", async () => {
  const answer = await send(form({ ...fields, name: "whole" }, { name: "../../etc/Å b.pdf", content: pdf }));
  expect(answer.status).toBe(200);
  const { message, reference } = (await answer.json()) as { message: string; reference: string };
  expect(message).toBe("Application submitted successfully! We will be in touch soon.");
  const one = stored(server.dataDir).find((each) => each.reference === reference);
  expect(one?.file).toMatchObject({ name: "Å b.pdf", type: "application/pdf", size: pdf.length });
  expect(one?.file?.content.equals(pdf)).toBe(true);
  expect(one?.mails.map((mail) => mail.kind)).toEqual(["applicant", "team"]);
  expect(one?.fields).toMatchObject({ position: fields.position, sourcePage: fields.sourcePage });
});

test("accepts an application without a resume and with an empty file field", async () => {
  expect((await send(form({ ...fields, name: "no resume" }))).status).toBe(200);
  const empty = form({ ...fields, name: "empty file field" }, { name: "", content: Buffer.alloc(0) });
  expect((await send(empty)).status).toBe(200);
});

test("stores a repeated application once, and one with another file as another", async () => {
  const again = () => send(form({ ...fields, name: "again" }, { name: "cv.pdf", content: pdf }));
  const [first, second] = [await (await again()).json(), await (await again()).json()];
  expect(second).toEqual(first);
  const other = Buffer.concat([pdf, Buffer.from("\n")]);
  expect(
    await (await send(form({ ...fields, name: "again" }, { name: "cv.pdf", content: other }))).json(),
  ).not.toEqual(first);
});

test.each([
  ["cv.pdf"],
  [`${"long ".repeat(60)}.pdf`],
  ["履歴書 – résumé.pdf"],
  ["C:\\Users\\me\\cv.pdf"],
  ["cv\u202efdp.exe.pdf"],
  ["%2e%2e%2fcv.pdf"],
])("uses the name of file %s as a label only", async (name) => {
  const answer = await send(form({ ...fields, coverLetter: name }, { name, content: pdf }));
  const reference = await referenceOf(answer);
  const label = stored(server.dataDir).find((one) => one.reference === reference)?.file?.name ?? "";
  expect(label.length).toBeLessThanOrEqual(200);
  expect(label).not.toMatch(/[/\\\u202e]/);
  expect(label).toMatch(/\.pdf$/);
});

const invalidForms: [string, number, FormData][] = [
  ["a resume that is text", 422, form({ ...fields, resume: "I was born in" })],
  [
    "a renamed program",
    415,
    form(fields, { name: "cv.pdf", content: readFileSync(process.execPath).subarray(0, megabyte) }),
  ],
  ["an empty file", 415, form(fields, { name: "cv.pdf", content: Buffer.alloc(0) })],
  ["11 MB", 413, form(fields, { name: "cv.pdf", content: Buffer.alloc(11 * megabyte) })],
  ["257 KB in one field", 413, form({ ...fields, coverLetter: "x".repeat(257 * 1024) })],
  ["two files", 400, form(fields, { name: "a.pdf", content: pdf }, { name: "b.pdf", content: pdf })],
  ["a file in another field", 400, form(fields, { name: "a.pdf", content: pdf, field: "photo" })],
  ["10,000 parts", 400, form(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, "x"])))],
  ["a prototype-pollution key", 400, form({ ...fields, ["__proto__"]: "x" })],
  ["no name", 422, form({ ...fields, name: " " })],
  ["an unknown position", 422, form({ ...fields, position: "Emperor" })],
  ["another page's name", 422, form({ ...fields, sourcePage: "COO-Cofounder Page" })],
  ["a javascript: URL as LinkedIn profile", 422, form({ ...fields, linkedin: "javascript:alert(1)" })],
];

test.each(invalidForms)("refuses %s with %i and leaves no file", async (_case, status, body) => {
  const before = stored(server.dataDir).length;
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { message: string }).message).toMatch(/\w/);
  expect(stored(server.dataDir)).toHaveLength(before);
  expect(spooledFiles()).toEqual([]);
});

test("names missing fields with the specified message", async () => {
  const answer = await send(form({ ...fields, email: "" }));
  expect(await answer.json()).toEqual({
    message: "Please fill in all required fields: Name and Email",
    errors: { email: "Please enter your email address." },
  });
});

test("returns 415 for JSON", async () => {
  const answer = await fetch(`${server.url}/api/send-career-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  expect(answer.status).toBe(415);
});

test("names the limit when the text is too long", async () => {
  const body = form({ ...fields, coverLetter: "x".repeat(257 * 1024) });
  expect(await (await send(body)).json()).toEqual({
    message: errorMessages.bodyTooLarge(256),
  });
});

test.each([
  ["no body at all", ""],
  ["a form without parts", "--b--\r\n"],
])("refuses %s", async (_case, body) => {
  const answer = await sendRaw(server.url, multipart("b", body));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("The request has no body.");
});

const filePart = `--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7`;

test.each([
  ["no boundary", multipart("", "x")],
  ["a body without its boundary", multipart("b", "hello")],
  ["a body that ends early", multipart("b", filePart)],
  [
    "null bytes in a header",
    multipart("b", '--b\r\nContent-Disposition: form-data; name="a\0b"\r\n\r\nx\r\n'),
  ],
  [
    "multipart in multipart",
    multipart("b", "--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx"),
  ],
])("refuses %s and leaves no file", async (_case, request) => {
  const before = stored(server.dataDir).length;
  const answer = await sendRaw(server.url, request);
  expect(answer).toMatch(/^HTTP\/1\.1 4(00|15|22) /);
  expect(stored(server.dataDir)).toHaveLength(before);
  expect(spooledFiles()).toEqual([]);
});

test("leaves no file when the client closes the connection during the upload", async () => {
  const before = stored(server.dataDir).length;
  const half = multipart("b", filePart + "x".repeat(megabyte), 9 * megabyte);
  await Promise.all(Array.from({ length: 10 }, () => sendRaw(server.url, half, true)));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(stored(server.dataDir)).toHaveLength(before);
  await expect.poll(spooledFiles).toEqual([]);
});

test("without JavaScript, redirects to /thanks", async () => {
  const answer = await send(form({ ...fields, name: "no script" }, { name: "cv.pdf", content: pdf }), {
    Accept: "text/html",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^\/thanks\?reference=NVS-\w{6}$/);
});

test("without JavaScript, shows every typed text again, also those after a file that was too large", async () => {
  const body = form(fields, { name: "cv.pdf", content: Buffer.alloc(11 * megabyte) });
  body.append("phone", "+46 70 000 00 00");
  const answer = await send(body, { Accept: "text/html" });
  const page = await answer.text();
  expect(answer.status).toBe(413);
  expect(page).toContain("This file is too large: the limit is 10 MB.");
  expect(page).toContain("I have done this before.");
  expect(page).toContain("+46 70 000 00 00");
  expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test("attaches the resume to the team's mail with a safe name, byte for byte", async () => {
  const peer = await startPeer();
  const mailing = await startServer({ SMTP_URL: peer.url, MAIL_TO_CAREERS: "people@example.org" });
  // Larger than one chunk that the outbox reads at a time.
  const large = Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    randomBytes(2 * megabyte),
    Buffer.from("\n%%EOF\n"),
  ]);
  const answer = await send(form(fields, { name: "../Åsa's cv.pdf", content: large }), {}, mailing.url);
  const reference = await referenceOf(answer);
  const mails = await peer.received(2);
  const [attached] = mails.flatMap((mail) => mail.attachments);
  expect(mails.flatMap((mail) => mail.attachments)).toHaveLength(1);
  expect(attached).toMatchObject({
    filename: `Asa-Oberg-${fields.position.replaceAll(" ", "-")}-${reference}.pdf`,
    contentType: "application/pdf",
  });
  expect(attached?.content.equals(large)).toBe(true);
  await mailing.stop();
  await peer.close();
  await removeData(mailing);
});
