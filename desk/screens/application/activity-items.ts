import type { Application, Note, Reply, TimelineEntry } from "#contract/desk/application.ts";
import type { Message } from "#contract/desk/messages.ts";

export type ActivityItem =
  | { kind: "note"; id: string; note: Note }
  | { kind: "reply"; id: string; reply: Reply }
  | { kind: "message"; id: string; message: Message }
  | { kind: "event"; id: string; entry: TimelineEntry };

/**
 * History of an application, newest first: notes, replies and mails with their text, in place of their entries in
 * the timeline. Openings of the same member one after the other are one entry, the newest.
 */
export function activityItems({
  timeline,
  notes,
  replies,
  messages,
}: Pick<Application, "timeline" | "notes" | "replies" | "messages">): ActivityItem[] {
  const items: ActivityItem[] = [];
  for (const entry of timeline.toReversed()) {
    const note = entry.kind === "note" && notes.find(({ id }) => id === entry.details.noteId);
    const reply = entry.kind === "reply" && replies.find(({ id }) => id === entry.details.replyId);
    const message = entry.kind === "message" && messages.find(({ id }) => id === entry.details.messageId);
    const previous = items.at(-1);
    if (note) items.push({ kind: "note", id: note.id, note });
    else if (reply) items.push({ kind: "reply", id: reply.id, reply });
    else if (message) items.push({ kind: "message", id: message.id, message });
    else if (!isRepeatedOpening(entry, previous)) items.push({ kind: "event", id: entry.id, entry });
  }
  const shown = new Set(items.map(({ id }) => id));
  // A note or reply that has just been added, before its entry in the timeline is known.
  const added = [
    ...notes.map((note) => ({ kind: "note" as const, id: note.id, note, at: note.createdAt })),
    ...replies.map((reply) => ({ kind: "reply" as const, id: reply.id, reply, at: reply.createdAt })),
  ].filter(({ id }) => !shown.has(id));
  return [...added.sort((a, b) => b.at - a.at), ...items];
}

const isRepeatedOpening = (entry: TimelineEntry, previous: ActivityItem | undefined) =>
  entry.kind === "opened" &&
  previous?.kind === "event" &&
  previous.entry.kind === "opened" &&
  previous.entry.actorId === entry.actorId;
