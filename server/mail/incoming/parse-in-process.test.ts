import { fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { ParserUnavailable, parseInProcess } from "./parse-in-process.ts";

const headers = "From: asa@example.se\r\nSubject: Hej\r\nMessage-ID: <1@example.se>\r\n";
const html = (text: string) => `Content-Type: text/html\r\n\r\n${text}`;
/** HTML and a text, which is made HTML. */
const both = (text: string) =>
  `Content-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\n${html("x")}\r\n--x\r\n\r\n${text}\r\n--x--\r\n`;
const endless = `\r\n${"\n".repeat(2_000_000)}`;
const written = "\r\nThank you.";

const warn = vi.fn();
const parse = (rest: string, timeoutMs?: number) =>
  parseInProcess(Buffer.from(headers + rest), false, { warn }, timeoutMs);
const kept = { fromAddress: "asa@example.se", subject: "Hej", messageId: "<1@example.se>", text: "" };

afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

test.each<[string, string, number, RegExp]>([
  // No answer comes as soon as this.
  ["takes too long", endless, 1, /timeout/],
  ["needs too much memory", both("&".repeat(14_000_000)), 300_000, /the parser ended \(SIG/],
  ["makes the parser fail", html('<ol type="I" start="100000000"><li>x</li></ol>'), 300_000, /ended \(1\)/],
])(
  "of a mail that %s only the headers are read, and the next one whole",
  async (_what, rest, timeoutMs, why) => {
    const hostile = parse(rest, timeoutMs);
    const next = parse(written);
    expect(await hostile).toMatchObject({ ...kept, isIncomplete: true });
    expect(await next).toMatchObject({ ...kept, text: "Thank you.", isIncomplete: false });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { failure: expect.stringMatching(why) },
      "Of a mail only the headers are read",
    );
  },
);

test("a mail is not taken for read when the parser does not start", async () => {
  // Ends the one that may be waiting.
  await parse(endless, 1);
  vi.stubEnv("NODE_OPTIONS", "--no-such-option");
  await expect(parse(written)).rejects.toThrow(ParserUnavailable);
  vi.unstubAllEnvs();
  expect(await parse(written)).toMatchObject({ text: "Thank you." });
});

test("a parser that is told to end, as all processes at a stop, reads its mail whole, and ends with the server", async () => {
  const program = new URL("./parse-mail-process.ts", import.meta.url);
  const parser = fork(program, { execArgv: [], serialization: "advanced" });
  const ended = once(parser, "exit");
  await once(parser, "message");
  parser.send({ source: Buffer.from(headers + written), isCutOff: false });
  for (const signal of ["SIGINT", "SIGTERM"] as const) parser.kill(signal);
  const [mail] = await Promise.race([once(parser, "message"), ended]);
  expect(mail).toMatchObject({ text: "Thank you.", isIncomplete: false });
  parser.disconnect();
  expect(await ended).toEqual([0, null]);
});

test("attachments keep their bytes", async () => {
  const content = Buffer.from([0, 255, 13, 10, 128]);
  const { attachments } = await parse(
    `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString("base64")}`,
  );
  expect(attachments).toEqual([{ name: "", type: "application/pdf", content }]);
});
