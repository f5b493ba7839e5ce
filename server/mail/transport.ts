import { mkdir, open, rename } from "node:fs/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type SmtpPool from "nodemailer/lib/smtp-pool/index.js";
import { syncFolder } from "../store/fsync.ts";
import { mailFile, mailFolder } from "../store/mail-files.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { oauthLogin } from "./oauth-login.ts";
import type { SmtpServer } from "./smtp-url.ts";
import { TokenError } from "./token-error.ts";

/** One mail, ready to send. The envelope holds the recipients of this attempt. */
export type OutgoingMail = SendMailOptions & { messageId: string; envelope: { from: string; to: string[] } };

/** A recipient whom the mail server refused, with its answer. */
export type Refusal = { recipient: string; error: unknown };

export type Transport = {
  /** One line for the log: where mails go. */
  description: string;
  /**
   * @returns the recipients that were refused; the others have the mail
   * @throws the mail server's answer when nobody has the mail for a common reason; see retry-schedule.ts
   */
  send: (mail: OutgoingMail, id: string) => Promise<Refusal[]>;
  close: () => Promise<void>;
};

/** Writes each mail to an `.eml` file, which any mail program opens. */
function fileTransport(dataDir: string): Transport {
  const folder = mailFolder(dataDir);
  return {
    description: `SMTP_URL is not set: emails are written to ${folder}/ and not sent`,
    async send(mail, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A stream, so that a resume is never encoded in memory as a whole.
      const content = new MailComposer(mail).compile().createReadStream();
      const partFile = mailFile(dataDir, id, "part");
      const file = await open(partFile, "w", 0o600);
      try {
        for await (const chunk of content) await file.appendFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partFile, mailFile(dataDir, id, "eml"));
      // Without this, the rename could be lost in a power cut although the mail is recorded as sent.
      await syncFolder(folder);
      return [];
    },
    close: async () => {},
  };
}

/** nodemailer lists refused recipients in its result, and in its error when all of them were refused. */
type WithRejections = { rejectedErrors?: { recipient: string }[] };

function refusals({ rejectedErrors = [] }: WithRejections): Refusal[] {
  return rejectedErrors.map((error) => ({ recipient: error.recipient, error }));
}

/** How long the mail server may take to answer, so that one stalled mail cannot hold up all. */
export type SmtpTimeouts = { connectMs: number; greetingMs: number; idleMs: number };

const defaultTimeouts: SmtpTimeouts = { connectMs: 20_000, greetingMs: 20_000, idleMs: 60_000 };

/** What nodemailer needs to log in with the password of `SMTP_URL`, or with access tokens. */
function loginOptions({ auth }: SmtpServer, tokens: AccessTokens | null): SmtpPool.Options {
  if (!auth) return { pool: true };
  const { user, pass } = auth;
  if (pass !== undefined || !tokens) return { pool: true, auth: { user, pass: pass ?? "" } };
  const method = "ACCESS-TOKEN";
  return {
    pool: true,
    auth: { type: "custom", method, user, pass: "" },
    // Under the name of XOAUTH2, nodemailer would prefer another method that the mail server offers.
    customAuth: { [method]: oauthLogin(user, tokens) },
  };
}

function smtpTransport(
  server: SmtpServer,
  tokens: AccessTokens | null,
  { connectMs, greetingMs, idleMs }: SmtpTimeouts,
): Transport {
  const { host, port, secure, requireTls } = server;
  const smtp = createTransport({
    ...loginOptions(server, tokens),
    host,
    port,
    secure,
    requireTLS: requireTls,
    // Where an unencrypted connection is allowed, the certificate of an encrypted one is not checked.
    tls: { rejectUnauthorized: secure || requireTls },
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: idleMs,
  });
  return {
    description: `Emails are sent through ${host}:${port}${secure || requireTls ? ", over TLS" : ""}${tokens && server.auth?.pass === undefined ? ", with OAuth 2.0" : ""}`,
    async send(mail) {
      try {
        return refusals((await smtp.sendMail(mail)) as WithRejections);
      } catch (error) {
        const { cause } = error as Error;
        if (cause instanceof TokenError) throw cause;
        const refused = refusals(error as WithRejections);
        if (refused.length === 0) throw error;
        return refused;
      }
    },
    close: async () => smtp.close(),
  };
}

/** SMTP when `SMTP_URL` is set, else files. @param tokens for a login without a password */
export function openTransport(
  { SMTP_URL, DATA_DIR }: { SMTP_URL?: SmtpServer; DATA_DIR: string },
  tokens: AccessTokens | null,
  timeouts: SmtpTimeouts = defaultTimeouts,
): Transport {
  return SMTP_URL ? smtpTransport(SMTP_URL, tokens, timeouts) : fileTransport(DATA_DIR);
}
