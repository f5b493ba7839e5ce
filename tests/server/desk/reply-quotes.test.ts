import { afterAll, beforeAll, expect, test } from "vitest";
import { readMail } from "#content-model/mail.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { applyAsFounder } from "../founder.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { open } from "./review.ts";
import { newMail, receiveMails } from "./waiting-mail.ts";

const [introduction = ""] = (await readMail()).quote.split("{time}");

let peer: Peer;
let server: RunningServer;
let owner: SignedInMember;
beforeAll(async () => {
  peer = await startPeer();
  server = await startServer({ SMTP_URL: peer.url, DESK_PORT: "0" });
  owner = await signedInMember(server, { role: "owner" });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

test("a reply quotes what the applicant wrote last, as text, and once", async () => {
  const email = `${crypto.randomUUID()}@example.se`;
  const reference = await applyAsFounder(server, { email });
  /** Stores mails, and assigns them to the application. */
  async function receive(fromAddress: string, ...texts: string[]) {
    await receiveMails(server, ...texts.map((text) => newMail({ fromAddress, text })));
    const { messages } = await (await owner.request("/api/messages")).json();
    for (const { id } of messages)
      await owner.request(`/api/messages/${id}/assign`, { method: "POST", body: { reference } });
  }
  async function reply(subject: string) {
    const { version } = (await open(owner, reference)).application;
    const body = { id: crypto.randomUUID(), version, subject, text: "Yes.\n\nOn Monday." };
    const path = `/api/applications/${reference}/replies`;
    expect((await owner.request(path, { method: "POST", body })).status).toBe(200);
  }
  async function mailed(subject: string) {
    const find = () => peer.mails.find((mail) => mail.subject === subject);
    await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
    return find();
  }

  // Mailed after the time for undoing them: all at about the same time, since each waits by itself.
  await reply("Before any");
  const written = "May I bring <b>my dog</b>?\n\nIt is small.";
  await receive(email, `Earlier words.`, `${written}\n\nOn Monday Rut wrote:\n> Come!`);
  await receive("referee@example.se", "She is never late.");
  await reply("With a quote");
  await reply("Once more");
  expect((await mailed("Before any"))?.text).not.toContain(introduction);
  const mail = await mailed("With a quote");
  expect(mail?.text).toMatch(
    /Yes\.\s+On Monday\.[\s\S]*> May I bring <b>my dog<\/b>\?\s+>\s+> It is small\./,
  );
  expect(mail?.html).toMatch(
    /<blockquote[\s\S]*May I bring &lt;b&gt;my dog&lt;\/b&gt;\?[\s\S]*<\/blockquote>/,
  );
  for (const other of ["Come!", "Earlier", "never late"]) expect(mail?.text).not.toContain(other);
  // The message is answered now.
  expect((await mailed("Once more"))?.text).not.toContain("my dog");
});
