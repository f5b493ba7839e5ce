import type { TimelineEntry } from "./application.ts";
import type { Decision } from "./decisions.ts";
import { formatDay, formatDayAndTime } from "./format-day.ts";
import { mailKindLabel } from "./mail-kinds.ts";

export type TimelineNames = {
  /** A member's name by id. */
  member: (id: string) => string;
  /** A stage's label by id. */
  stage: (id: string) => string;
};

const mailStates: Record<string, string> = {
  queued: "is waiting to be sent",
  sent: "was sent",
  failed: "could not be sent",
  cancelled: "was cancelled",
};

/** What was decided, after `decided:`. */
export const outcomeTexts: Record<Decision["outcome"], string> = {
  declined: "decline",
  invited: "invite",
  accepted: "accept",
};

/** An event as a sentence without its full stop: who, and what they did. */
export function timelineText({ kind, actorId, details }: TimelineEntry, names: TimelineNames): string {
  const actor = actorId === null ? (details.actor ?? "") : names.member(actorId);
  /** `active` follows the name of who did it; without a name `passive` is used. */
  const told = (active: string, passive: string) => (actor ? `${actor} ${active}` : passive);
  const from = details.from ? ` from ${names.stage(details.from)}` : "";
  const to = details.to ? ` to ${names.stage(details.to)}` : "";
  switch (kind) {
    case "received":
      return "Received";
    case "quarantined":
      return told("moved it back to quarantine", "Moved to quarantine");
    case "released":
      return told("released it from quarantine", "Released from quarantine");
    case "opened":
      return told("opened it", "Opened");
    case "resume":
      return told("opened the resume", "Resume opened");
    case "stage":
      return told(`moved it${from}${to}`, `Moved${from}${to}`);
    case "assigned":
      return assignedText(details.assigneeId ?? null, actorId, told, names);
    case "archived":
      return told("archived it", "Archived");
    case "unarchived":
      return told("moved it back to the inbox", "Moved back to the inbox");
    case "putOff":
      return details.until
        ? told(`put it off until ${formatDay(details.until)}`, `Put off until ${formatDay(details.until)}`)
        : told("brought it back", "Brought back");
    case "readerAsked": {
      const reader = details.readerId ? names.member(details.readerId) : "a colleague";
      return told(`asked ${reader} to judge it`, `${reader} was asked to judge it`);
    }
    case "readerReleased": {
      const reader = details.readerId ? names.member(details.readerId) : "A colleague";
      return details.startsAt === undefined
        ? `${reader} no longer judges it`
        : `${reader} no longer takes part in the meeting${interviewTime(details)}`;
    }
    case "steppedAside":
      return details.startsAt
        ? told(`declined the meeting${interviewTime(details)}`, "The meeting was declined")
        : told("stepped aside from judging it", "A colleague stepped aside from judging it");
    case "judged":
      return told("judged it", "Judged");
    case "decided": {
      const outcome = details.outcome ? `: ${outcomeTexts[details.outcome]}` : "";
      return told(`decided${outcome}`, `Decided${outcome}`);
    }
    case "decisionWithdrawn":
      return told("took back the decision", "Decision taken back");
    case "interviewOffered":
      return told("offered times for a meeting", "Times for a meeting offered");
    case "interviewChosen":
      return `The applicant chose a time for the meeting${interviewTime(details)}`;
    case "interviewMoved":
      return told(
        `moved the meeting${interviewTime(details)}`,
        `The applicant moved the meeting${interviewTime(details)}`,
      );
    case "interviewCancelled":
      return told("cancelled the meeting", "The applicant cancelled the meeting");
    case "note":
      return told("wrote a note", "Note written");
    case "noteEdited":
      return told("edited a note", "Note edited");
    case "noteDeleted":
      return told("deleted a note", "Note deleted");
    case "reply":
      return details.sendAt
        ? told(`scheduled a reply for ${formatDay(details.sendAt)}`, "Reply scheduled")
        : told("replied", "Reply written");
    case "replyCancelled":
      return told("took back a reply before it was sent", "Reply taken back before it was sent");
    case "message":
      return told("added an email to it", "The applicant wrote");
    case "withdrawn":
      return "The applicant withdrew it";
    case "addressCorrected":
      return told("corrected the address", "Address corrected");
    case "mail":
      return `${mailKindLabel(details.mailKind ?? "")} ${mailStates[details.mailState ?? ""] ?? ""}`.trim();
  }
}

const interviewTime = ({ startsAt }: TimelineEntry["details"]) =>
  startsAt ? `: ${formatDayAndTime(startsAt)}` : "";

function assignedText(
  assigneeId: string | null,
  actorId: string | null,
  told: (active: string, passive: string) => string,
  names: TimelineNames,
) {
  if (assigneeId === null) return told("removed the assignee", "Assignee removed");
  if (assigneeId === actorId) return told("assigned it to themselves", "Assigned");
  const name = names.member(assigneeId);
  return told(`assigned it to ${name}`, `Assigned to ${name}`);
}
