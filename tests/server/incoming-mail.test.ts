import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ZipFile } from "yazl";
import { maxResumeBytes } from "#contract/limits.ts";
import { mailboxFailureText } from "#server/mail/failure-text.ts";
import { erase } from "#server/submissions/erase.ts";
import { type Dovecot, hasDovecot, startDovecot } from "../setup/dovecot.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { hostileFiles } from "./desk/hostile-files.ts";
import { filesContaining } from "./files-containing.ts";
import { startIncoming } from "./incoming-mail-system.ts";
import { mailSource, withFiles } from "./mail-source.ts";
import { refuseRows } from "./refuse-rows.ts";

const cv = readFileSync("tests/server/resumes/libreoffice.pdf");

/** A document of 60 KB that unpacks to 60 MB. */
function zipBomb(): Promise<Buffer> {
  const file = new ZipFile();
  file.addBuffer(Buffer.from("<Types/>"), "[Content_Types].xml");
  file.addBuffer(Buffer.from("<w:document/>"), "word/document.xml");
  file.addBuffer(Buffer.alloc(60 * 1024 * 1024), "word/media/a.bin");
  file.end();
  return buffer(file.outputStream);
}

/** A name for a subject that no other test has. */
const newSubject = () => `Subject ${crypto.randomUUID()}`;

describe.skipIf(!hasDovecot)("incoming mail", () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot?.remove());

  test("an answer is filed with its application, which is unread and waits for us", async () => {
    const system = await startIncoming(dovecot);
    const { id, reference, address } = await system.apply();
    const { store } = system;
    const submission = await store.submissions.findById(id);
    await store.review.markRead("member", submission?.sequence ?? 0, 1);
    await store.review.change(id, 1, { archivedAt: 1, putOffUntil: Date.now() + 1e9 });
    const changes: string[] = [];
    store.onChange(({ kind, reference: changed }) => changes.push(`${kind} ${changed}`));
    const subject = newSubject();
    // Mail systems may change the case of an address.
    await dovecot.deliver(mailSource({ to: address.toUpperCase(), subject, from: "<ASA@Example.SE>" }));
    await expect.poll(() => system.filed(id)).toEqual([subject]);
    const row = await store.inbox.findByReference(reference, "member");
    expect(row).toMatchObject({ isUnread: true, archivedAt: null, putOffUntil: null, version: 3 });
    expect(row?.lastReceivedAt).toBeGreaterThan(Date.now() - 60_000);
    expect(changes).toContain(`application ${reference}`);
    const [entry] = (await store.timeline.ofSubmission(id)).filter(({ kind }) => kind === "message");
    expect(JSON.parse(entry?.details ?? "")).toMatchObject({ version: 3 });
  });

  test.each(storeKinds)(
    "a mail that %s refuses is stored without its content, and stops no other",
    async (kind) => {
      const settings = await newStore(kind);
      const system = await startIncoming(dovecot, { settings });
      const { id, address } = await system.apply();
      await refuseRows({ DATA_DIR: system.dataDir, ...settings }, "messageFiles");
      const [refused, next] = [newSubject(), newSubject()];
      const { headers, body } = withFiles([{ name: "cv.pdf", content: cv }]);
      await dovecot.deliver(mailSource({ to: address, subject: refused, ...headers }, body));
      await dovecot.deliver(mailSource({ to: address, subject: next }));
      await expect.poll(() => system.filed(id)).toEqual([refused, next]);
      const messages = await system.store.messages.ofSubmissions([id], "filed");
      expect(messages.map(({ isIncomplete, text }) => [isIncomplete, text])).toEqual([
        [1, ""],
        [0, "Thank you."],
      ]);
      expect(system.log.join()).toContain("Of a mail only the headers are stored");
    },
  );

  test("mails are filed by the mail they answer, and absence notes and bounces are marked", async () => {
    const system = await startIncoming(dovecot);
    const { id, reference } = await system.apply();
    const mails = await system.store.mails.ofSubmissions([id]);
    const messageId = mails.find(({ kind }) => kind === "applicant")?.messageId ?? "";
    const to = "studio@studio.example";
    const [answer, absence, bounce] = [newSubject(), newSubject(), newSubject()];
    await dovecot.deliver(
      mailSource({ to, subject: absence, "Auto-Submitted": "auto-replied", "In-Reply-To": messageId }),
    );
    await expect.poll(() => system.filed(id)).toEqual([absence]);
    expect(await system.store.inbox.findByReference(reference, "")).toMatchObject({
      lastReceivedAt: null,
      version: 1,
    });
    await dovecot.deliver(mailSource({ to, subject: answer, References: `<x@y.example> ${messageId}` }));
    await expect.poll(() => system.filed(id)).toContain(answer);
    await dovecot.deliver(
      mailSource(
        {
          ...{ to, subject: bounce, from: "MAILER-DAEMON@mx.example.se" },
          "Content-Type": 'multipart/report; report-type=delivery-status; boundary="x"',
        },
        `--x\r\n\r\nNot delivered\r\n--x\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${messageId}\r\n\r\nText\r\n--x--`,
      ),
    );
    await expect.poll(() => system.filed(id)).toEqual([absence, answer, bounce]);
    const messages = await system.store.messages.ofSubmissions([id], "filed");
    expect(messages.map(({ kind }) => kind)).toEqual(["automatic", "message", "bounce"]);
    // Nothing is ever sent because of a mail.
    expect((await system.store.mails.ofSubmissions([id])).length).toBe(mails.length);
  });

  test("what may be of somebody else waits until a member looks at it", async () => {
    const system = await startIncoming(dovecot);
    const { id, reference, address } = await system.apply();
    const other = await system.apply({ email: "bo@example.se" });
    await erase(system.store, system.dataDir, [{ id: other.id, reference: other.reference }]);
    const guessed = address.replace(/\+[\da-f]{8}/, "+00000000");
    const own = { to: address, subject: newSubject() };
    const cases: [string, Parameters<typeof mailSource>[0]][] = [
      [`otherSender ${reference}`, { ...own, from: "Eva <eva@example.se>" }],
      [`otherSender ${reference}`, { ...own, from: '"asa@example.se" <eva@example.se>' }],
      [`notAuthentic ${reference}`, { ...own, "Authentication-Results": "mx.studio.example; dmarc=fail" }],
      ["unknown null", { ...own, to: guessed, from: "Eva <eva@example.se>" }],
      ["unknown null", { ...own, to: other.address, from: "bo@example.se" }],
      // Its address is known, but anybody could write it.
      [`unknown ${reference}`, { ...own, to: "studio@studio.example" }],
    ];
    for (const [, headers] of cases) await dovecot.deliver(mailSource(headers));
    await expect
      .poll(async () => (await system.waiting()).filter((line) => line.endsWith(own.subject)))
      .toEqual(cases.map(([where]) => `${where}: ${own.subject}`).sort());
    expect(await system.filed(id)).toEqual([]);
    expect(await system.store.inbox.findByReference(reference, "")).toMatchObject({ version: 1 });
    expect(system.log.join("\n")).not.toMatch(/asa@|bo@|eva@|Subject/);
  });

  test("attachments go through the checks of resumes, and a mail that is too large keeps its text", async () => {
    const system = await startIncoming(dovecot);
    const { id, address } = await system.apply();
    const files = [
      { name: "../Meriter Åsa.pdf", content: cv },
      { name: "script.pdf", content: Buffer.from(hostileFiles["pdf with script"] ?? "", "latin1") },
      { name: "invoice.exe", content: Buffer.from("MZ") },
      { name: "bomb.docx", content: await zipBomb() },
      { name: "large.pdf", content: maxResumeBytes + 1 },
    ];
    const { headers, body } = withFiles(files);
    await dovecot.deliver(mailSource({ to: address, subject: "files", ...headers }, body));
    const huge = withFiles([{ name: "film.mov", content: 30 * 1024 * 1024 }], "Please see my film.");
    await dovecot.deliver(mailSource({ to: address, subject: "huge", ...huge.headers }, huge.body));
    await expect.poll(() => system.filed(id)).toEqual(["files", "huge"]);
    const [first, second] = await system.store.messages.ofSubmissions([id], "filed");
    expect(first?.files.map(({ name, checked, refusal }) => [name, checked ?? refusal])).toEqual([
      ["Meriter Åsa.pdf", "clean"],
      ["script.pdf", "unsafe"],
      ["invoice.exe", "type"],
      ["bomb.docx", "unsafe"],
      ["large.pdf", "tooLarge"],
    ]);
    const content = await system.store.messages.content(first?.id ?? "", first?.files[0]?.id ?? "");
    expect(content?.equals(cv)).toBe(true);
    expect(second).toMatchObject({ text: "Please see my film.", isIncomplete: 1 });
    expect(second?.files).toMatchObject([{ name: "film.mov", refusal: "tooLarge" }]);
  });

  test("a mail that arrives while others are fetched is fetched at once", async () => {
    const mailbox = await startDovecot();
    onTestFinished(mailbox.remove);
    let to = "";
    const deliver = (subject: string, { headers = {}, body = "" } = {}) =>
      mailbox.deliver(mailSource({ to, subject, ...headers }, body));
    const scan = async () => {
      await deliver("Third");
      // While it is asked for others, Dovecot looks for new ones every five seconds.
      await wait(6_000);
      return "clean" as const;
    };
    // Long, so that it is not fetched when the lease is renewed.
    const system = await startIncoming(mailbox, { scan, leaseMs: 3_600_000 });
    await system.stop();
    const { id, address } = await system.apply();
    to = address;
    await deliver("First", withFiles([{ name: "cv.pdf", content: cv }]));
    await deliver("Second");
    system.startAgain();
    await expect.poll(() => system.filed(id)).toEqual(["First", "Second", "Third"]);
  });

  test("an attachment with a virus is not kept", async () => {
    const system = await startIncoming(dovecot, { scan: async () => "infected" });
    const { id, address } = await system.apply();
    const { headers, body } = withFiles([{ name: "cv.pdf", content: cv }]);
    await dovecot.deliver(mailSource({ to: address, subject: "virus", ...headers }, body));
    await expect.poll(() => system.filed(id)).toEqual(["virus"]);
    const [message] = await system.store.messages.ofSubmissions([id], "filed");
    expect(message?.files).toMatchObject([{ name: "cv.pdf", checked: null, refusal: "virus" }]);
    const content = await system.store.messages.content(message?.id ?? "", message?.files[0]?.id ?? "");
    expect(content ?? null).toBeNull();
  });

  test("with other UIDs every mail is known, and what was erased leaves the mailbox and stays away", async () => {
    const mailbox = await startDovecot();
    onTestFinished(mailbox.remove);
    const system = await startIncoming(mailbox);
    const [kept, erased] = [await system.apply(), await system.apply()];
    const secret = "Ett-svar-som-ingen-annan-skrivit";
    for (const { address } of [kept, erased]) {
      const { headers, body } = withFiles([{ name: "cv.pdf", content: cv }], `${secret} ${address}`);
      await mailbox.deliver(mailSource({ to: address, subject: "first", ...headers }, body));
    }
    await expect.poll(() => system.filed(erased.id)).toEqual(["first"]);
    await expect.poll(() => system.filed(kept.id)).toEqual(["first"]);
    await mailbox.changeUidValidity();
    const second = { to: kept.address, subject: "second" };
    await mailbox.deliver(mailSource(second));
    await expect.poll(() => system.filed(kept.id)).toEqual(["first", "second"]);
    expect(await system.filed(erased.id)).toEqual(["first"]);

    await erase(system.store, system.dataDir, [{ id: erased.id, reference: erased.reference }]);
    // Wakes the worker, which otherwise would look a little later.
    await mailbox.deliver(mailSource({ to: kept.address, subject: "third" }));
    await expect.poll(mailbox.count).toBe(3);
    await system.stop();
    await system.store.checkpoint();
    expect(filesContaining(system.dataDir, `${secret} ${kept.address}`)).not.toEqual([]);
    expect(filesContaining(system.dataDir, `${secret} ${erased.address}`)).toEqual([]);
    expect(await system.store.messages.ofSubmissions([erased.id])).toEqual([]);
    expect(await system.waiting()).toEqual([]);
  });

  test("all copies of what was erased leave the mailbox, also one that comes back", async () => {
    const mailbox = await startDovecot();
    onTestFinished(mailbox.remove);
    const system = await startIncoming(mailbox);
    const { id, reference, address } = await system.apply();
    const source = mailSource({ to: address, subject: "twice" });
    for (const copy of [source, `Delivered-To: ${address}\r\n${source}`]) await mailbox.deliver(copy);
    await mailbox.deliver(mailSource({ to: address, subject: "last" }));
    await expect.poll(() => system.filed(id)).toEqual(["twice", "last"]);
    await erase(system.store, system.dataDir, [{ id, reference }]);
    const other = await system.apply();
    await mailbox.deliver(mailSource({ to: other.address, subject: "kept" }));
    await expect.poll(mailbox.count).toBe(1);
    await mailbox.deliver(source);
    await mailbox.deliver(mailSource({ to: other.address, subject: "kept, too" }));
    await expect.poll(() => system.filed(other.id)).toEqual(["kept", "kept, too"]);
    await expect.poll(mailbox.count).toBe(2);
  });

  test("what the mailbox does not delete is told once and tried again later; others are deleted meanwhile", async () => {
    const mailbox = await startDovecot();
    onTestFinished(mailbox.remove);
    await mailbox.setDeletable(false);
    const system = await startIncoming(mailbox);
    const [kept, erased, next] = [await system.apply(), await system.apply(), await system.apply()];
    await mailbox.deliver(mailSource({ to: next.address, subject: "next" }));
    await mailbox.deliver(mailSource({ to: erased.address, subject: "erased" }));
    await expect.poll(() => system.filed(erased.id)).toEqual(["erased"]);
    await erase(system.store, system.dataDir, [{ id: erased.id, reference: erased.reference }]);
    const deliver = (subject: string) => mailbox.deliver(mailSource({ to: kept.address, subject }));
    await deliver("first");
    const failure = async () =>
      mailboxFailureText(
        (await system.store.mailboxes.find(`${mailbox.user} on 127.0.0.1, INBOX`))?.failure ?? null,
      );
    await expect.poll(failure).toEqual(expect.stringContaining("NODELETE"));
    await deliver("second");
    await expect.poll(() => system.filed(kept.id)).toEqual(["first", "second"]);
    expect(await mailbox.count()).toBe(4);
    await mailbox.setDeletable(true);
    await erase(system.store, system.dataDir, [{ id: next.id, reference: next.reference }]);
    await deliver("third");
    await expect.poll(mailbox.count).toBe(4);
    expect(await failure()).toContain("NODELETE");
    const told = "Erased mails could not be deleted from the mailbox";
    expect(system.log.filter((line) => line.includes(told))).toHaveLength(1);
    await system.stop();
    system.startAgain();
    await expect.poll(mailbox.count).toBe(3);
    await expect.poll(failure).toBeNull();
  });

  test("a wrong password is told in words, and mails come in once it is right", async () => {
    const wrong = { url: dovecot.url.replace(/:[^:@]+@/, ":wrong@") };
    const system = await startIncoming(wrong);
    await expect
      .poll(async () => (await system.store.mailboxes.find(`${dovecot.user} on 127.0.0.1, INBOX`))?.failure)
      .toBe("EAUTH");
    expect(system.log.join("\n")).not.toContain("wrong");
  });
});
