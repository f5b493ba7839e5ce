import ICAL from "ical.js";
import type { Attachment } from "postal-mime";
import type { CalendarReply } from "../../submissions/interviews/answer-by-calendar.ts";

/** The answer is the entry of the interview, to which calendar programs add little. */
const maxLength = 64 * 1024;
/** Like the ids of interviews; PostgreSQL would fail with a NUL in it. */
const idPattern = /^[\w-]{1,100}$/;

function parse(text: string): CalendarReply | null {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (String(calendar.getFirstPropertyValue("method")).toUpperCase() !== "REPLY") return null;
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) return null;
  const { uid, sequence } = new ICAL.Event(component);
  const partstat = component.getFirstProperty("attendee")?.getFirstParameter("partstat");
  const answer = String(partstat).toUpperCase();
  // Outlook adds an empty one.
  const hasComment = component
    .getAllProperties("comment")
    .some((comment) => String(comment.getFirstValue()).trim() !== "");
  return idPattern.test(uid)
    ? { uid, sequence, isDeclined: answer === "DECLINED", isAgreement: answer === "ACCEPTED" && !hasComment }
    : null;
}

/** The answer of a calendar program to an invitation (RFC 5546, section 3.2.3); null when a mail has none. */
export function findCalendarReply(attachments: Attachment[]): CalendarReply | null {
  const part = attachments.find(({ mimeType }) => mimeType === "text/calendar");
  if (!part) return null;
  const { content } = part;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  try {
    return text.length > maxLength ? null : parse(text);
  } catch {
    return null;
  }
}
