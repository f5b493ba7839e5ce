import { expect, test } from "vitest";
import type { Note, Reply, TimelineEntry } from "#contract/desk/application.ts";
import type { Message } from "#contract/desk/messages.ts";
import { activityItems } from "./activity-items.ts";

const entry = (id: string, kind: TimelineEntry["kind"], details: TimelineEntry["details"] = {}) => ({
  id,
  at: Number(id),
  actorId: "a",
  kind,
  details,
});
const note = (id: string): Note => ({
  id,
  authorId: "a",
  text: "Text",
  createdAt: 9,
  editedAt: null,
  version: 1,
});
const reply: Reply = {
  id: "r",
  authorId: "a",
  subject: "Subject",
  text: "Text",
  createdAt: 5,
  sendAt: 6,
  state: "sent",
  sentAt: 6,
  files: [],
};

const message: Message = {
  id: "m",
  kind: "message",
  fromName: "Åsa Öberg",
  fromAddress: "asa@example.se",
  subject: "Subject",
  text: "Text",
  isIncomplete: false,
  sentAt: 4,
  files: [],
};

test("shows notes, replies and mails where they happened, newest first", () => {
  const items = activityItems({
    timeline: [
      entry("1", "received"),
      entry("2", "note", { noteId: "n" }),
      entry("3", "reply", { replyId: "r" }),
      entry("4", "message", { messageId: "m" }),
      entry("5", "note", { noteId: "deleted" }),
    ],
    notes: [note("n")],
    replies: [reply],
    messages: [message],
  });
  expect(items.map(({ kind, id }) => [kind, id])).toEqual([
    ["event", "5"],
    ["message", "m"],
    ["reply", "r"],
    ["note", "n"],
    ["event", "1"],
  ]);
});

test("puts a new note first, and joins openings of the same member", () => {
  const items = activityItems({
    timeline: [entry("1", "opened"), entry("2", "opened"), entry("3", "stage"), entry("4", "opened")],
    notes: [note("new")],
    replies: [],
    messages: [],
  });
  expect(items.map(({ id }) => id)).toEqual(["new", "4", "3", "2"]);
});
