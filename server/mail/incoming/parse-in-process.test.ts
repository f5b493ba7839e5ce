import { expect, test } from "vitest";
import { parseInProcess } from "./parse-in-process.ts";

const headers = "From: asa@example.se\r\nSubject: Hej\r\nMessage-ID: <1@example.se>\r\n";
const html = (text: string) => `Content-Type: text/html\r\n\r\n${text}`;
/** HTML and a text, which is made HTML. */
const both = (text: string) =>
  `Content-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\n${html("x")}\r\n--x\r\n\r\n${text}\r\n--x--\r\n`;

test.each<[string, string, number]>([
  ["takes too long", `\r\n${"\n".repeat(2_000_000)}`, 500],
  ["needs too much memory", both("&".repeat(14_000_000)), 300_000],
  ["makes the parser fail", html('<ol type="I" start="100000000"><li>x</li></ol>'), 300_000],
])("a mail that %s is kept without its content, and the next one is read", async (_what, rest, timeoutMs) => {
  const kept = { fromAddress: "asa@example.se", subject: "Hej", messageId: "<1@example.se>", text: "" };
  const hostile = parseInProcess(Buffer.from(headers + rest), false, timeoutMs);
  const next = parseInProcess(Buffer.from(`${headers}\r\nThank you.`), false);
  expect(await hostile).toMatchObject({ ...kept, isIncomplete: true });
  expect(await next).toMatchObject({ ...kept, text: "Thank you.", isIncomplete: false });
});

test("attachments keep their bytes", async () => {
  const content = Buffer.from([0, 255, 13, 10, 128]);
  const file = `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString("base64")}`;
  const { attachments } = await parseInProcess(Buffer.from(headers + file), false);
  expect(attachments).toEqual([{ name: "", type: "application/pdf", content }]);
});
