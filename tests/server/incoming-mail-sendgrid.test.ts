import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInMember } from "../setup/desk.ts";
import { removeData, startServer } from "../setup/server.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { mailSource, withFiles } from "./mail-source.ts";
import { sendRaw } from "./raw-request.ts";
import { otherKey, postMail, sendgridPath, sendgridRequest } from "./sendgrid.ts";
import { startSendgridSystem } from "./sendgrid-system.ts";

const newSubject = () => `Subject ${crypto.randomUUID()}`;

describe.each(storeKinds)("mails that SendGrid posts (%s)", (kind) => {
  let system: Awaited<ReturnType<typeof startSendgridSystem>>;
  beforeAll(async () => {
    system = await startSendgridSystem(await newStore(kind));
  });
  afterAll(() => system?.remove());

  const post = (...args: [source?: string | Buffer, options?: Parameters<typeof postMail>[2]]) =>
    postMail(system.server.url, ...args);
  const withSubject = async (subject: string) =>
    (await system.messages()).filter((message) => message.subject === subject);

  test("an answer is filed with its application, as text and with its bytes as they were", async () => {
    const subject = newSubject();
    const { headers, body } = withFiles(
      [{ name: "cv.pdf", content: readFileSync("tests/server/resumes/libreoffice.pdf") }],
      "",
    );
    const html = Buffer.from(
      `--x\r\nContent-Type: text/html; charset=iso-8859-1\r\n\r\n<p>Tack så mycket</p><script>alert(1)</script><img src="https://track.example/x" onerror="alert(2)">\r\n`,
      "latin1",
    );
    const [head = ""] = mailSource({ to: system.first.address, subject, ...headers }, "").split("\r\n\r\n");
    const files = body.slice(body.indexOf("--x", 3));
    const source = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), html, Buffer.from(files)]);
    expect(await post(source)).toBe(200);
    expect(await withSubject(subject)).toEqual([
      {
        ...{ reference: system.first.reference, subject, state: "filed", reason: null, kind: "message" },
        ...{ text: "Tack så mycket", isIncomplete: 0 },
      },
    ]);
  });

  test("what is not from SendGrid, or was signed too long ago, is refused and not stored", async () => {
    const subject = newSubject();
    const source = mailSource({ to: system.first.address, subject });
    const unsigned = { "X-Twilio-Email-Event-Webhook-Signature": "" };
    const refused: [number, Parameters<typeof postMail>[2]][] = [
      [403, { headers: unsigned }],
      [403, { headers: { "X-Twilio-Email-Event-Webhook-Timestamp": "soon" } }],
      // A wrong key or clock of ours: SendGrid has to repeat the mail once that is mended.
      [503, { headers: { "X-Twilio-Email-Event-Webhook-Signature": "A".repeat(96) } }],
      [503, { key: otherKey }],
      [503, { change: (body) => Buffer.from(body.toString("latin1").replace("Thank", "Spank"), "latin1") }],
      [503, { change: (body) => Buffer.concat([body, Buffer.from("more")]) }],
      [503, { ageSeconds: 74 * 3600 }],
      [503, { ageSeconds: -74 * 3600 }],
    ];
    for (const [status, options] of refused) expect(await post(source, options)).toBe(status);
    expect(await post(source, { headers: { "Content-Type": "application/json" } })).toBe(415);
    expect(await withSubject(subject)).toEqual([]);
    expect(await post(source, { ageSeconds: 72 * 3600 })).toBe(200);
    // Nothing of an unsigned body is waited for.
    const head = `POST ${sendgridPath} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 30000000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n`;
    expect(await sendRaw(system.server.url, head)).toMatch(/^HTTP\/1.1 403 /);
  });

  test("a request that is repeated, also at the same time, is stored once", async () => {
    const subject = newSubject();
    const request = sendgridRequest(mailSource({ to: system.first.address, subject }));
    const send = async () => (await fetch(system.server.url + sendgridPath, request)).status;
    expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200]);
    expect(await send()).toBe(200);
    expect(await withSubject(subject)).toHaveLength(1);
  });

  test("what may be of somebody else waits, and what programs write is marked", async () => {
    const { first, erased } = system;
    const own = { to: first.address };
    const envelope = (from: string, to: string) => JSON.stringify({ to: [to], from });
    const unproven = {
      dkim: "none",
      SPF: "pass",
      envelope: envelope("asa@elsewhere.example", first.address),
    };
    const cases: [string, Record<string, string> & { to: string }, Record<string, string>?][] = [
      [`waiting otherSender message ${first.reference}`, { ...own, from: "Eva <eva@example.se>" }],
      // Its sender is only written there.
      [`waiting notAuthentic message ${first.reference}`, own, unproven],
      [`waiting notAuthentic message ${first.reference}`, own, { ...unproven, SPF: "fail", envelope: "?" }],
      [`filed null message ${first.reference}`, own, { ...unproven, dkim: "{@mail.example.se : pass}" }],
      [
        `filed null message ${first.reference}`,
        { to: "studio@studio.example" },
        { ...unproven, envelope: envelope("asa@EXAMPLE.se", first.address) },
      ],
      [`filed null automatic ${first.reference}`, { ...own, "Auto-Submitted": "auto-replied" }],
      // Asa has other applications, but anybody could write her address.
      [`waiting unknown message ${system.second.reference}`, { to: erased.address }],
      ["waiting unknown message null", { to: erased.address, from: "bo@example.se" }, { dkim: "none" }],
    ];
    for (const [expected, headers, fields] of cases) {
      const subject = newSubject();
      expect(await post(mailSource({ ...headers, subject }), { fields })).toBe(200);
      const found = await withSubject(subject);
      expect(
        found.map(({ state, reason, kind, reference }) => `${state} ${reason} ${kind} ${reference}`),
      ).toEqual([expected]);
    }
  });

  test("of a mail of 31 MB only the text is kept, and a larger request is not read", async () => {
    const subject = newSubject();
    const { headers, body } = withFiles([{ name: "film.mov", content: 22.5 * 1024 * 1024 }], "See my film.");
    const source = mailSource({ to: system.first.address, subject, ...headers }, body);
    expect(source.length).toBeGreaterThan(31e6);
    expect(await post(source)).toBe(200);
    expect(await withSubject(subject)).toMatchObject([
      { text: "See my film.", isIncomplete: 1, state: "filed" },
    ]);
    const signed = Object.entries(sendgridRequest(source).headers).map((header) => header.join(": "));
    const head = ["Host: localhost", "Connection: close", "Content-Length: 50000000", ...signed].join("\r\n");
    const answer = await sendRaw(system.server.url, `POST ${sendgridPath} HTTP/1.1\r\n${head}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test("a mail that cannot be parsed is kept without its content", async () => {
    const subject = newSubject();
    // The HTML's parser fails with such Roman numbers.
    const html = '<ol type="I" start="100000000"><li>x</li></ol>';
    const headers = { to: system.first.address, subject, "Content-Type": "text/html" };
    expect(await post(mailSource(headers, html))).toBe(200);
    expect(await withSubject(subject)).toMatchObject([{ text: "", isIncomplete: 1, state: "filed" }]);
  });

  test("a mail that cannot be stored now is answered with 503, and taken when SendGrid repeats it", async () => {
    const subject = newSubject();
    const source = mailSource({ to: system.first.address, subject });
    // Of a parsed mail the source is missing.
    expect(await post(undefined, { fields: { text: "Hello" } })).toBe(503);
    if (kind === "SQLite") {
      const locker = new Database(path.join(system.dataDir, "applications.db"));
      locker.exec("begin immediate");
      expect(await post(source)).toBe(503);
      locker.close();
    }
    expect(await post(source)).toBe(200);
    expect(await withSubject(subject)).toHaveLength(1);
  });

  test("of one address four requests are read at a time", async () => {
    const { url } = system.server;
    const { hostname, port } = new URL(url);
    const signed = Object.entries(sendgridRequest("").headers).map((header) => header.join(": "));
    const head = ["Host: localhost", "Content-Length: 5000", ...signed].join("\r\n");
    let answers = "";
    const sockets = Array.from({ length: 8 }, () => connect(Number(port), hostname));
    for (const socket of sockets) {
      socket.on("data", (chunk) => (answers += chunk)).on("error", () => {});
      socket.write(`POST ${sendgridPath} HTTP/1.1\r\n${head}\r\n\r\n`);
    }
    await expect.poll(() => answers.match(/HTTP\/1.1 503/g)).toHaveLength(4);
    const subject = newSubject();
    const source = mailSource({ to: system.first.address, subject });
    expect(await post(source)).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => post(source)).toBe(200);
  });

  test("the desk tells when a mail was taken, and when and why one was refused", async () => {
    const owner = await signedInMember(system.server, { role: "owner" });
    const state = async () => (await (await owner.request("/api/about")).json()).mail.posted;
    const before = Date.now();
    expect(await post(mailSource({ to: system.first.address, subject: newSubject() }))).toBe(200);
    expect((await state()).takenAt).toBeGreaterThanOrEqual(before);
    // Each reason is recorded at most every ten seconds.
    const refusals: [string, Parameters<typeof postMail>[2]][] = [
      ["no signature", { headers: { "X-Twilio-Email-Event-Webhook-Signature": "" } }],
      ["SENDGRID_PUBLIC_KEY", { key: otherKey }],
      ["clock", { ageSeconds: 74 * 3600 }],
      ["MIME", { fields: { email: undefined } }],
    ];
    for (const [reason, options] of refusals) {
      await expect
        .poll(
          async () => {
            await post("", options);
            const { refused } = await state();
            return refused.at >= before && refused.reason;
          },
          { timeout: 30_000, interval: 2_000 },
        )
        .toContain(reason);
    }
    expect((await state()).takenAt).toBeGreaterThanOrEqual(before);
  });

  test("the log holds nothing personal", () => {
    expect(system.server.log.join("\n")).not.toMatch(/asa@|bo@|eva@|Subject|Åsa|NVS-/);
  });
});

test("without its key there is no such address", async () => {
  const server = await startServer();
  expect(await postMail(server.url, mailSource({ to: "x@y.example", subject: "x" }))).toBe(404);
  await server.stop();
  await removeData(server);
});
