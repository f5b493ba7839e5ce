import type { MailToParse } from "./parse-in-process.ts";
import { parseMail } from "./parse-mail.ts";

/** Parses one mail after the other. An error ends the process, and so does the end of the server. */
process.on("message", async ({ source, isCutOff }: MailToParse) => {
  process.send?.(await parseMail(source, isCutOff));
});
// At a stop, these signals reach all processes of the service, while the server still finishes mails in progress.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.send?.("ready");
