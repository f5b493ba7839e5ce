import { domainToASCII } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import type { VirusScan } from "../../resumes/virus-scan.ts";
import type { MailPlace } from "../../store/repositories/mailboxes.ts";
import type { Store } from "../../store/store.ts";
import { type MailReceipt, receiveMail } from "../../submissions/receive-mail.ts";
import { replyTokenHashes } from "../reply-address.ts";
import { checkAttachments } from "./check-attachments.ts";
import { parseInProcess } from "./parse-in-process.ts";

/** Of a larger mail only the beginning is read, which has the text. The largest resume fits. */
export const maxMailBytes = 15 * 1024 * 1024;
export const beginningBytes = 256 * 1024;

export type StoreMailContext = {
  store: Store;
  scan: VirusScan;
  /** `REPLY_TO_ADDRESS`. */
  replyTo: string;
  log: Pick<FastifyBaseLogger, "warn">;
};

export type ArrivedMail = {
  source: Buffer;
  /** Whether `source` is only the beginning. */
  isCutOff: boolean;
  /** When the mailbox or the provider took it. */
  sentAt: number;
  /** What a mail provider tells of its delivery; a mailbox's server writes it into the headers. */
  delivery?: MailDelivery;
};

type MailDelivery = {
  recipients: string[];
  /** Domains that it is proven to come from. */
  provenDomains: string[];
};

/** Whether an address is of one of these domains, or of one above or below it, as DMARC compares them (RFC 7489, 3.1). */
function isOfDomains(address: string, domains: string[]): boolean {
  const own = domainToASCII(address.slice(address.lastIndexOf("@") + 1));
  return domains
    .map(domainToASCII)
    .some(
      (domain) => own && domain && (`.${own}`.endsWith(`.${domain}`) || `.${domain}`.endsWith(`.${own}`)),
    );
}

/** Parses a mail, checks its attachments and stores it. @param place null when it is in no mailbox */
export async function storeMail(
  { store, scan, replyTo, log }: StoreMailContext,
  { source, isCutOff, sentAt, delivery }: ArrivedMail,
  place: MailPlace | null,
): Promise<MailReceipt> {
  const mail = await parseInProcess(source, isCutOff, log);
  const { recipients, attachments: _, isIncomplete, ...message } = mail;
  const received = {
    ...message,
    failsAuthentication: delivery
      ? !isOfDomains(mail.fromAddress, delivery.provenDomains)
      : message.failsAuthentication,
    isIncomplete: isIncomplete ? (1 as const) : (0 as const),
    files: await checkAttachments(mail, scan),
    tokenHashes: replyTokenHashes([...recipients, ...(delivery?.recipients ?? [])], replyTo),
    sentAt,
  };
  return receiveMail(store, received, place);
}
