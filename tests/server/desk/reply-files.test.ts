import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReplyFile } from "#contract/desk/application.ts";
import { maxReplyFiles, maxResumeBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { filesContaining } from "../files-containing.ts";
import { applyAsFounder } from "../founder.ts";
import { pdf } from "../job-application.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { hostileFiles } from "./hostile-files.ts";
import { read } from "./review.ts";

let peer: Peer;
let server: RunningServer;
let author: SignedInMember;
let colleague: SignedInMember;
beforeAll(async () => {
  peer = await startPeer();
  server = await startServer({ SMTP_URL: peer.url, DESK_PORT: "0" });
  author = await signedInMember(server, { role: "owner" });
  colleague = await signedInMember(server, { forms: ["founder"] });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

const add = (reference: string, content: Buffer<ArrayBuffer>, name = "Terms Åsa.pdf", { cookie } = author) =>
  fetch(`${server.deskUrl}/api/applications/${reference}/reply-files?${new URLSearchParams({ name })}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/octet-stream" },
    body: content,
  });

const added = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as ReplyFile;
};

const send = (reference: string, body: object) =>
  author.request(`/api/applications/${reference}/replies`, {
    method: "POST",
    body: { id: crypto.randomUUID(), version: 1, subject: "Terms", text: "See the attachment.", ...body },
  });

test("a reply carries its attachments, which an undone one gives back", async () => {
  const reference = await applyAsFounder(server);
  const content = pdf("terms");
  const file = await added(await add(reference, content, "../Terms Åsa.pdf"));
  expect(file).toMatchObject({ name: "Terms Åsa.pdf", type: "application/pdf", checked: "unchecked" });
  expect((await read(colleague, reference)).draftFiles).toEqual([{ ...file, authorId: author.id }]);
  const subject = `Undone ${crypto.randomUUID()}`;
  const id = crypto.randomUUID();
  expect((await send(reference, { id, subject, files: [file.id] })).status).toBe(200);
  expect(await read(author, reference)).toMatchObject({ draftFiles: [], replies: [{ files: [file] }] });
  // A file is sent with one reply, and by who added it.
  expect((await send(reference, { version: 2, files: [file.id] })).status).toBe(409);
  expect((await author.request(file.downloadUrl, { method: "DELETE" })).status).toBe(409);
  expect((await author.request(`/api/replies/${id}`, { method: "DELETE" })).status).toBe(200);
  expect(await read(author, reference)).toMatchObject({ draftFiles: [file], replies: [{ files: [] }] });

  const sent = await send(reference, { version: 3, subject: "With terms", files: [file.id] });
  expect(await sent.json()).toMatchObject({ files: [file] });
  await expect.poll(() => peer.mails.map((mail) => mail.subject)).toContain("With terms");
  const mail = peer.mails.find((one) => one.subject === "With terms");
  expect(mail?.attachments).toMatchObject([{ filename: "Terms Åsa.pdf", contentType: "application/pdf" }]);
  expect(mail?.attachments[0]?.content.equals(content)).toBe(true);

  const download = await colleague.request(file.downloadUrl);
  expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
  expect(download.headers.get("content-disposition")).toMatch(/^attachment/);
  const held = await author.request(`/api/person/download?reference=${reference}&format=json`);
  const { files } = (await held.json()) as { files: { replyId: string; contentBase64: string }[] };
  expect(files.map(({ contentBase64 }) => contentBase64)).toContain(content.toString("base64"));
});

test("attachments pass the checks of resumes, and are few", async () => {
  const reference = await applyAsFounder(server);
  const refused: [number, Buffer<ArrayBuffer>, string][] = [
    [415, Buffer.from("MZ"), "terms.exe"],
    [415, Buffer.from("no document"), "terms.pdf"],
    [415, Buffer.from(hostileFiles["pdf with script"] ?? "", "latin1"), "terms.pdf"],
    [413, Buffer.alloc(maxResumeBytes + 1), "terms.pdf"],
  ];
  for (const [status, content, name] of refused)
    expect((await add(reference, content, name)).status, `${name} ${content.length}`).toBe(status);
  // Also one that is not received to its end.
  const huge = await add(reference, Buffer.alloc(2 * maxResumeBytes), "terms.pdf");
  expect([huge.status, await huge.json()]).toEqual([413, { message: errorMessages.fileTooLarge(10) }]);
  const files: ReplyFile[] = [];
  for (let number = 0; number < maxReplyFiles; number++)
    files.push(await added(await add(reference, pdf(`terms ${number}`))));
  expect((await add(reference, pdf("one more"))).status).toBe(409);
  const [first, second] = files;
  expect((await colleague.request(first?.downloadUrl ?? "", { method: "DELETE" })).status).toBe(404);
  expect((await author.request(first?.downloadUrl ?? "", { method: "DELETE" })).status).toBe(204);
  expect((await send(reference, { files: [first?.id] })).status).toBe(409);
  // A colleague attaches files of their own.
  const other = await added(await add(reference, pdf("a colleague's"), "other.pdf", colleague));
  expect((await send(reference, { files: [second?.id, other.id] })).status).toBe(409);
  // Together they are as large as one resume may be.
  const large = Buffer.concat([pdf("large"), Buffer.alloc(maxResumeBytes - 30, " "), Buffer.from("\n%%EOF")]);
  expect((await add(reference, large)).status).toBe(409);
});

test("an erasure removes attachments to the byte", async () => {
  const reference = await applyAsFounder(server);
  const content = pdf("Anhang-der-verschwindet");
  await added(await add(reference, content));
  const stored = () => filesContaining(server.dataDir, "Anhang-der-verschwindet");
  expect(stored()).not.toEqual([]);
  const erased = await author.request(`/api/applications/${reference}/erase`, { method: "POST" });
  expect(erased.status).toBe(204);
  expect(stored()).toEqual([]);
});
