import { expect, test } from "vitest";
import { headerSection, parseMail } from "./parse-mail.ts";

const headers = {
  From: "Åsa Öberg <Asa@Example.se>",
  To: "reply+token@studio.example",
  Subject: "Re: Your application",
  "Message-ID": "<1@example.se>",
};

/** A mail with headers beside the usual ones, which they may replace. */
const mail = (body: string | Buffer, others: Record<string, string | undefined> = {}) =>
  Buffer.concat([
    Buffer.from(
      Object.entries({ ...headers, ...others })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join(""),
    ),
    Buffer.from("\r\n"),
    Buffer.from(body),
  ]);

const part = (type: string, body: string, others = "") =>
  `--x\r\nContent-Type: ${type}\r\n${others}\r\n${body}\r\n`;
const multipart = (...parts: string[]) =>
  mail(`${parts.join("")}--x--\r\n`, { "Content-Type": 'multipart/mixed; boundary="x"' });

test("a plain answer", async () => {
  const source = mail("Thank you.\r\n\r\n> When?\r\n", {
    "In-Reply-To": "<a@studio.example>",
    References: "<b@studio.example>\r\n <a@studio.example>",
    Cc: '"A, B" <c@example.se>, Team: d@example.se;',
    "Delivered-To": "answers@studio.example",
  });
  expect(await parseMail(source)).toEqual({
    kind: "message",
    messageId: "<1@example.se>",
    fromName: "Åsa Öberg",
    fromAddress: "asa@example.se",
    subject: "Re: Your application",
    text: "Thank you.\n\n> When?",
    recipients: ["answers@studio.example", "reply+token@studio.example", "c@example.se", "d@example.se"],
    references: ["<a@studio.example>", "<b@studio.example>", "<a@studio.example>"],
    failsAuthentication: false,
    calendarReply: null,
    attachments: [],
    isIncomplete: false,
  });
});

test("of HTML, the words are kept and nothing else", async () => {
  const html = `<style>p { color: red }</style><script>alert(1)</script><p>Hello&nbsp;<b>you</b><br>and more</p>
    <img src="https://tracker.example/pixel.png" alt="pixel"><iframe src="https://evil.example"></iframe>
    <a href="javascript:alert(2)">link</a><blockquote>When?</blockquote>`;
  const { text } = await parseMail(mail(html, { "Content-Type": "text/html; charset=utf-8" }));
  expect(text).toContain("Hello you\nand more");
  expect(text).toContain("> When?");
  expect(text).not.toMatch(/script>|alert\(1\)|color|pixel|evil|<p|<img/);
});

test("HTML that is nested deeply, and never ends, is read", async () => {
  const html = `<p>First</p>${"<div><blockquote>".repeat(5_000)}`;
  const { text } = await parseMail(mail(html, { "Content-Type": "text/html" }));
  expect(text).toMatch(/^First/);
});

test.each(['colspan="1e9"', 'rowspan="1e9"', 'COLSPAN="&#49;e9"', 'colcolspan="1e9" colspan = 1e9'])(
  "a cell with %s is one cell",
  async (attributes) => {
    const html = `<table><tr><td ${attributes}>x</td></tr></table>`;
    expect((await parseMail(mail(html, { "Content-Type": "text/html" }))).text).toBe("x");
  },
);

test.each([
  ["text/plain", " "],
  ["text/plain", "\u00a0"],
  ["text/html", "&nbsp;"],
])("190,000 spaces of %s (%j) are read at once", async (type, space) => {
  const source = mail(`a${space.repeat(190_000)}b`, { "Content-Type": `${type}; charset=utf-8` });
  const startedAt = performance.now();
  expect((await parseMail(source)).text).toBe("a");
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test("60,000 headers of one name are read at once", async () => {
  const source = Buffer.from(`${"a:\r\n".repeat(60_000)}Subject: Hej\r\n\r\n`);
  const startedAt = performance.now();
  expect((await parseMail(source)).subject).toBe("Hej");
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test.each<[string, string, Buffer, string]>([
  ["ISO-2022-JP", "iso-2022-jp", Buffer.from("\x1b$B$3$s$K$A$O\x1b(B"), "こんにちは"],
  ["ISO-8859-1", "iso-8859-1", Buffer.from("Åsa", "latin1"), "Åsa"],
  ["UTF-8 with an unknown name", "x-none", Buffer.from("Hej"), "Hej"],
  ["a charset that lies", "utf-8", Buffer.from("Hej Åsa", "latin1"), "Hej \ufffdsa"],
  ["NUL and control characters", "utf-8", Buffer.from("a\0b\u001b[31mc\u202ed"), "ab[31mcd"],
])("%s", async (_what, charset, body, text) => {
  const source = mail(body, { "Content-Type": `text/plain; charset=${charset}` });
  expect((await parseMail(source)).text).toBe(text);
});

test("a mail inside a mail is text, and its attachments are attachments", async () => {
  const nested = `From: x@example.se\r\nSubject: Inner\r\nContent-Type: multipart/mixed; boundary="y"\r\n\r\n--y\r\n\r\nInner text\r\n--y\r\nContent-Type: application/pdf; name="cv.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="cv.pdf"\r\n\r\nJVBERg==\r\n--y--\r\n`;
  const { text, attachments, fromAddress } = await parseMail(
    multipart(part("text/plain", "Outer text"), part("message/rfc822", nested)),
  );
  expect(text).toContain("Outer text");
  expect(text).toContain("Inner text");
  expect(fromAddress).toBe("asa@example.se");
  expect(attachments).toEqual([{ name: "cv.pdf", type: "application/pdf", content: Buffer.from("%PDF") }]);
});

test("pictures of a signature are no attachments", async () => {
  const picture = part(
    "image/png",
    "iVBORw0=",
    "Content-ID: <logo>\r\nContent-Transfer-Encoding: base64\r\n",
  );
  expect((await parseMail(multipart(part("text/plain", "Text"), picture))).attachments).toEqual([]);
});

test("the headers of a mail end with an empty line, or with the mail", () => {
  const whole = mail("Thank you.\r\n\r\nÅsa");
  const end = whole.indexOf("Thank you.");
  expect(headerSection(whole)).toEqual(whole.subarray(0, end));
  expect(headerSection(whole.subarray(0, end - 2))).toEqual(whole.subarray(0, end - 2));
});

test("what is nested too deeply is kept without its content", async () => {
  let body = "Text";
  for (let depth = 0; depth < 100; depth++) {
    body = `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${body}\r\n--b${depth}--\r\n`;
  }
  const source = Buffer.concat([mail("").subarray(0, -2), Buffer.from(body)]);
  expect(await parseMail(source)).toMatchObject({
    fromAddress: "asa@example.se",
    messageId: "<1@example.se>",
    isIncomplete: true,
  });
});

test.each<[string, Record<string, string>, string]>([
  ["an absence note", { "Auto-Submitted": "auto-replied" }, "automatic"],
  ["an absence note of Exchange", { Subject: "Automatic reply: Your application" }, "automatic"],
  ["an absence note in Swedish", { Subject: "=?utf-8?q?Autosvar=3A_Semester?=" }, "automatic"],
  ["a mail without a return path", { "Return-Path": "<>" }, "automatic"],
  ["a mailing list", { "List-Id": "<all.example.se>" }, "automatic"],
  ["bulk mail", { Precedence: "bulk" }, "automatic"],
  ["a mail that says it is no such answer", { "Auto-Submitted": "no" }, "message"],
  ["the words of a mail system", { From: "MAILER-DAEMON@mx.example.se" }, "bounce"],
  [
    "a report of delivery",
    { "Content-Type": 'multipart/report; report-type=delivery-status; boundary="x"' },
    "bounce",
  ],
])("%s is recognized", async (_what, others, kind) => {
  expect((await parseMail(mail("Text", others))).kind).toBe(kind);
});

test("a bounce names the mail of ours that it contains", async () => {
  const original = "Message-ID: <ours@studio.example>\r\nSubject: Our reply\r\n\r\nText";
  const source = mail(
    `${part("text/plain", "Not delivered")}${part("message/delivery-status", "Status: 5.1.1")}${part("message/rfc822", original)}--x--\r\n`,
    { "Content-Type": 'multipart/report; report-type=delivery-status; boundary="x"' },
  );
  const { references, attachments } = await parseMail(source);
  expect(references).toContain("<ours@studio.example>");
  expect(attachments).toEqual([]);
});

test("a mail without Message-ID or sender has an id of its own", async () => {
  const without = { "Message-ID": undefined, From: undefined };
  const [one, same, other] = await Promise.all(["a", "a", "b"].map((body) => parseMail(mail(body, without))));
  expect(one).toMatchObject({ fromAddress: "", fromName: "" });
  expect(one?.messageId).toMatch(/^<[\da-f]{64}@no-message-id>$/);
  expect(same?.messageId).toBe(one?.messageId);
  expect(other?.messageId).not.toBe(one?.messageId);
});

test("NUL, which PostgreSQL does not store, is nowhere", async () => {
  const file = part("application/o\0x", "abc", "Content-Disposition: attachment\r\n");
  const source = Buffer.from(
    multipart(part("text/plain", "a\0b"), file)
      .toString()
      .replace("<1@example.se>", "<1\0@example.se>\r\nReferences: <a\0@studio.example> <b@studio.example>")
      .replace("Re: Your", "Re:\0Your"),
  );
  const { recipients: _, ...mail } = await parseMail(source);
  expect(mail).toMatchObject({
    references: ["<b@studio.example>"],
    attachments: [{ type: "application/o x" }],
  });
  expect(JSON.stringify(mail)).not.toContain("\\u0000");
});

test.each<[string, boolean]>([
  ["mx.studio.example; spf=pass; dkim=pass; dmarc=pass", false],
  ["mx.studio.example; dmarc=fail (p=none) header.from=example.se", true],
])("Authentication-Results: %s", async (value, fails) => {
  const source = mail("Text", { "Authentication-Results": value });
  expect((await parseMail(source)).failsAuthentication).toBe(fails);
});
