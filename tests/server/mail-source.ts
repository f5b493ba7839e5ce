/** The address of the mailbox that answers of applicants go to. */
export const replyTo = "answers@studio.example";

/** A mail's source. */
export function mailSource(
  {
    to,
    subject,
    from = "Åsa <asa@example.se>",
    ...headers
  }: Record<string, string> & { to: string; subject: string },
  body = "Thank you.",
): string {
  const lines = Object.entries({
    From: from,
    To: to,
    Subject: subject,
    "Message-ID": `<${crypto.randomUUID()}@example.se>`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${lines.join("")}\r\n${body}\r\n`;
}

const base64Lines = (content: Buffer | number) =>
  typeof content === "number"
    ? `${"A".repeat(76)}\r\n`.repeat(Math.ceil(content / 57))
    : (content
        .toString("base64")
        .match(/.{1,76}/g)
        ?.join("\r\n") ?? "");

/** A mail's body with files, each its content or how many zeros, and the header that it needs. */
export function withFiles(files: { name: string; content: Buffer | number }[], text = "See the attachment.") {
  const parts = files.map(
    ({ name, content }) =>
      `--x\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${base64Lines(content)}\r\n`,
  );
  return {
    headers: { "Content-Type": 'multipart/mixed; boundary="x"' },
    body: `--x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n${parts.join("")}--x--`,
  };
}
