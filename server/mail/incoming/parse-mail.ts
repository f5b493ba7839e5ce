import PostalMime, { type Attachment, addressParser, type Email } from "postal-mime";
import { sha256Of } from "../../sha256.ts";
import type { MessageTable } from "../../store/tables/message-tables.ts";
import { normalizeEmailForLookup } from "../../submissions/email.ts";
import type { CalendarReply } from "../../submissions/interviews/answer-by-calendar.ts";
import { findCalendarReply } from "./calendar-reply.ts";
import { failsAuthentication, type MailHeaders, mailKind } from "./mail-kind.ts";
import { cleanLine, cleanText, htmlText } from "./mail-text.ts";

/** An attachment as it arrived. */
export type MailAttachment = { name: string; type: string; content: Buffer };

/** A mail as it is needed here. */
export type ParsedMail = Pick<
  MessageTable,
  "kind" | "messageId" | "fromName" | "fromAddress" | "subject" | "text"
> & {
  /** Addresses it was delivered or sent to. */
  recipients: string[];
  /** Message-IDs that it answers or, when it is a bounce, contains. */
  references: string[];
  failsAuthentication: boolean;
  /** The answer of a calendar program to an invitation; null without one. */
  calendarReply: CalendarReply | null;
  attachments: MailAttachment[];
  /** Whether it was cut off, or could not be read. */
  isIncomplete: boolean;
};

const maxAddresses = 100;
const maxReferences = 100;
const maxAttachments = 30;
const maxHeaderBytes = 64 * 1024;
/** Where a bounce has the headers of the mail that it is about. */
const maxBounceLength = 256 * 1024;

/** Without control characters: PostgreSQL stores no NUL, nor takes one in a query. */
const messageIdPattern = /<[^<>\s\p{Cc}]{1,500}>/gu;

/** The Message-ID in a header's value; null without one. */
export const findMessageId = (value: string): string | null => value.match(messageIdPattern)?.[0] ?? null;

/** The beginning of a mail with its headers: no more than are read of it where no empty line ends them. */
export function headerSection(source: Buffer): Buffer {
  const beginning = source.subarray(0, maxHeaderBytes);
  const end = /\r?\n\r?\n/.exec(beginning.toString("latin1"));
  return end ? beginning.subarray(0, end.index + end[0].length) : beginning;
}

function headersOf({ headers }: Email): MailHeaders {
  const byName = Map.groupBy(headers, ({ key }) => key);
  return new Map([...byName].map(([key, same]) => [key, same.map(({ value }) => value)]));
}

const recipientHeaders = ["delivered-to", "x-original-to", "envelope-to", "to", "cc"];

function recipientsOf(headers: MailHeaders): string[] {
  const values = recipientHeaders.flatMap((name) => headers.get(name) ?? []);
  return values
    .flatMap((value) => addressParser(value.slice(0, maxHeaderBytes), { flatten: true }))
    .flatMap(({ address }) => address ?? [])
    .slice(0, maxAddresses);
}

const idsIn = (text: string) => (text.match(messageIdPattern) ?? []).slice(0, maxReferences);

/** Pictures that are a part of the text, signatures, answers of calendar programs, and reports of mail servers are no files of the applicant. */
function isFile(
  { mimeType, disposition, related, contentId }: Attachment,
  calendarReply: CalendarReply | null,
): boolean {
  if (calendarReply && ["text/calendar", "application/ics"].includes(mimeType)) return false;
  if (disposition === "attachment") return true;
  const isPartOfText = related || (contentId !== undefined && mimeType.startsWith("image/"));
  return !isPartOfText && !/^message\/|^text\/rfc822-headers$|signature$/.test(mimeType);
}

function toAttachment({ filename, mimeType, content }: Attachment): MailAttachment {
  const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content as Uint8Array);
  return { name: filename ?? "", type: cleanLine(mimeType), content: bytes };
}

const options = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024 };

function parseHeaders(source: Buffer): Promise<Email> {
  const headers = headerSection(source).toString("latin1");
  const onlyText = headers.replace(/^content-type:/gim, "x-content-type:");
  return PostalMime.parse(`${onlyText}\r\n\r\n`, options);
}

/**
 * Parses a mail. One that is nested too deeply, or has too many headers, is read as if it had no content.
 * @param isCutOff whether `source` is only the beginning
 * @param onlyHeaders whether no content is read: so little that the server does it itself, and none of the limits is reached
 */
export async function parseMail(source: Buffer, isCutOff = false, onlyHeaders = false): Promise<ParsedMail> {
  const whole = onlyHeaders ? null : await PostalMime.parse(source, options).catch(() => null);
  const email = whole ?? (await parseHeaders(source));
  const headers = headersOf(email);
  const [sender] = addressParser(headers.get("from")?.[0]?.slice(0, maxHeaderBytes) ?? "", { flatten: true });
  const fromAddress = normalizeEmailForLookup(cleanLine(sender?.address ?? ""));
  const subject = cleanLine(email.subject ?? "");
  const calendarReply = findCalendarReply(email.attachments);
  // Who accepts, agreed before; who adds words or is not sure, wants to be read.
  const kind = calendarReply?.isAgreement ? "automatic" : mailKind(headers, fromAddress, subject);
  const answered = [...(headers.get("in-reply-to") ?? []), ...(headers.get("references") ?? [])].join(" ");
  const contained = kind === "bounce" ? source.subarray(0, maxBounceLength).toString("latin1") : "";
  const messageId =
    findMessageId(headers.get("message-id")?.[0] ?? "") ?? `<${sha256Of(source)}@no-message-id>`;
  return {
    kind,
    messageId,
    fromName: cleanLine(sender?.name ?? ""),
    fromAddress,
    subject,
    text: cleanText(email.text?.trim() ? email.text : htmlText(email.html ?? "")),
    recipients: recipientsOf(headers),
    references: [...idsIn(answered), ...idsIn(contained)],
    failsAuthentication: failsAuthentication(headers),
    calendarReply,
    attachments: email.attachments
      .filter((part) => isFile(part, calendarReply))
      .slice(0, maxAttachments)
      .map(toAttachment),
    isIncomplete: isCutOff || whole === null,
  };
}
