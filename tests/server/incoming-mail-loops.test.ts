import { setTimeout as wait } from "node:timers/promises";
import { simpleParser } from "mailparser";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedInMember, signedInMember } from "../setup/desk.ts";
import { type Dovecot, hasDovecot, startDovecot } from "../setup/dovecot.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { open } from "./desk/review.ts";
import { applyAsFounder } from "./founder.ts";
import { mailSource, replyTo } from "./mail-source.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";

/** How often the auto-responder has answered. */
let responses = 0;

describe.skipIf(!hasDovecot)("mails that programs write", () => {
  let dovecot: Dovecot;
  let peer: Peer;
  let server: RunningServer;
  let owner: SignedInMember;

  /**
   * The mail system of applicants and of the studio: what is for the studio gets into its mailbox, and each mail for an
   * applicant is answered by a program that does not say it is one.
   */
  const onData: SMTPServerOptions["onData"] = (stream, session, done) => {
    simpleParser(stream).then(async (mail) => {
      peer.mails.push(mail);
      for (const { address } of session.envelope.rcptTo) {
        if (address.endsWith("@studio.example")) {
          const { messageId = "", text = "", from } = mail;
          const headers = { "Message-ID": messageId, from: from?.text ?? "" };
          await dovecot.deliver(mailSource({ ...headers, to: address, subject: mail.subject ?? "" }, text));
        } else if (address.endsWith("@responder.example")) {
          responses++;
          const to = (mail.replyTo ?? mail.from)?.value[0]?.address ?? "";
          const subject = `Thank you: ${mail.subject}`;
          const { messageId = "" } = mail;
          await dovecot.deliver(mailSource({ from: address, to, subject, "In-Reply-To": messageId }));
        }
      }
      done();
    }, done);
  };

  beforeAll(async () => {
    dovecot = await startDovecot();
    peer = await startPeer({ onData });
    server = await startServer({
      ...{ DESK_PORT: "0", SMTP_URL: peer.url, IMAP_URL: dovecot.url, REPLY_TO_ADDRESS: replyTo },
      MAIL_FROM: "studio@studio.example",
    });
    owner = await signedInMember(server, { role: "owner" });
  });
  afterAll(async () => {
    await server.stop();
    await removeData(server);
    await Promise.all([peer.close(), dovecot.remove()]);
  });

  const messagesOf = async (reference: string) => (await open(owner, reference)).messages;

  test("a loop with a program that answers every mail ends by itself", async () => {
    const email = `${crypto.randomUUID()}@responder.example`;
    const reference = await applyAsFounder(server, { email });
    await expect.poll(async () => (await messagesOf(reference)).length).toBe(1);
    const { version } = (await open(owner, reference)).application;
    const reply = { id: crypto.randomUUID(), version, subject: "Hello", text: "Are you there?" };
    const path = `/api/applications/${reference}/replies`;
    expect((await owner.request(path, { method: "POST", body: reply })).status).toBe(200);
    await expect.poll(async () => (await messagesOf(reference)).length).toBe(2);
    // Longer than the outbox and the mailbox take.
    await wait(8_000);
    expect(responses).toBe(2);
    expect(peer.mailsTo(email)).toHaveLength(2);
    expect((await messagesOf(reference)).length).toBe(2);
  });

  test("an application with an address of the studio's own makes no loop", async () => {
    const [start, email] = [peer.mails.length, `${crypto.randomUUID()}@example.se`];
    const other = await applyAsFounder(server, { email });
    // Of each application, the confirmation, and the mail to the team.
    await expect.poll(() => peer.mails.length).toBe(start + 2);
    const own = [replyTo, peer.mailsTo(email)[0]?.replyTo?.value[0]?.address ?? ""];
    const before = peer.mails.length;
    const references = [];
    for (const email of own) references.push(await applyAsFounder(server, { email }));
    await expect.poll(() => peer.mails.length).toBe(before + 4);
    await wait(8_000);
    expect(peer.mails.length).toBe(before + 4);
    for (const reference of [other, ...references]) {
      const kinds = (await messagesOf(reference)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "message")).toEqual([]);
    }
  });
});
