import type { TimelineEntry } from "#contract/desk/application.ts";
import { mailKindLabel } from "../../components/mail-kinds.ts";

export type TimelineNames = {
  /** A member's name by id. */
  member: (id: string) => string;
  /** A stage's label by id. */
  stage: (id: string) => string;
};

const mailStates: Record<string, string> = {
  queued: "waits to be sent",
  sent: "was sent",
  failed: "could not be sent",
  cancelled: "was withdrawn",
};

/** What happened, as a sentence without its full stop: who, and what they did. */
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
      return "Put into quarantine";
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
    case "note":
      return told("wrote a note", "Note written");
    case "noteEdited":
      return told("edited a note", "Note edited");
    case "noteDeleted":
      return told("deleted a note", "Note deleted");
    case "reply":
      return told("replied", "Reply written");
    case "replyCancelled":
      return told("took a reply back before it was sent", "Reply taken back before it was sent");
    case "mail":
      return `${mailKindLabel(details.mailKind ?? "")} ${mailStates[details.mailState ?? ""] ?? ""}`.trim();
  }
}

function assignedText(
  assigneeId: string | null,
  actorId: string | null,
  told: (active: string, passive: string) => string,
  names: TimelineNames,
) {
  if (assigneeId === null) return told("removed the assignee", "Assignee removed");
  if (assigneeId === actorId) return told("took it", "Assigned");
  const name = names.member(assigneeId);
  return told(`assigned it to ${name}`, `Assigned to ${name}`);
}
