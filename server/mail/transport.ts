import { mkdir, open, rename } from "node:fs/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { syncFolder } from "../store/sync.ts";
import { mailFile, mailFolder } from "../store/written-mails.ts";

/** One mail, ready to send; the envelope says who gets it now. */
export type Letter = SendMailOptions & { messageId: string; envelope: { from: string; to: string[] } };

/** A recipient the mail server did not take, and what it said. */
export type Refusal = { recipient: string; error: unknown };

export type Transport = {
  /** One line for the log: where mails go. */
  description: string;
  /**
   * @returns who was refused; the others have it
   * @throws what the mail server says when nobody has it for a reason they share; see retry.ts
   */
  send: (letter: Letter, id: string) => Promise<Refusal[]>;
  close: () => Promise<void>;
};

/** Writes each mail as a file that any mail program opens: whole or not at all. */
function fileTransport(dataDir: string): Transport {
  const folder = mailFolder(dataDir);
  return {
    description: `SMTP_URL is not set: mails are written to ${folder}/ and not sent`,
    async send(letter, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // As a stream: a mail with a resume is encoded piece by piece and never whole in memory.
      const content = new MailComposer(letter).compile().createReadStream();
      const aside = mailFile(dataDir, id, "part");
      const file = await open(aside, "w", 0o600);
      try {
        for await (const chunk of content) await file.appendFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, mailFile(dataDir, id, "eml"));
      // Only now is it there after a power cut as well, and may be written down as sent.
      await syncFolder(folder);
      return [];
    },
    close: async () => {},
  };
}

/** What nodemailer tells of recipients that were refused, in its result as in its error when all of them were. */
type Told = { rejectedErrors?: { recipient: string }[] };

function errorMessages({ rejectedErrors = [] }: Told): Refusal[] {
  return rejectedErrors.map((error) => ({ recipient: error.recipient, error }));
}

/** Sends over SMTP. A server that stalls is given up on after a while, so that one mail cannot hold up all. */
function smtpTransport(url: string): Transport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  } as Parameters<typeof createTransport>[0]);
  return {
    description: `Mails are sent through ${new URL(url).host}`,
    async send(letter) {
      try {
        return errorMessages((await smtp.sendMail(letter)) as Told);
      } catch (error) {
        const refused = errorMessages(error as Told);
        if (refused.length === 0) throw error;
        return refused;
      }
    },
    close: async () => smtp.close(),
  };
}

/** The way mails leave: SMTP when `SMTP_URL` is set, else files. */
export function openTransport(settings: { SMTP_URL?: string; DATA_DIR: string }): Transport {
  return settings.SMTP_URL ? smtpTransport(settings.SMTP_URL) : fileTransport(settings.DATA_DIR);
}
