const kinds = [
  "quarantined",
  "released",
  "opened",
  "resume",
  "stage",
  "assigned",
  "archived",
  "unarchived",
  "note",
  "noteEdited",
  "noteDeleted",
  "reply",
  "replyCancelled",
];

/** Tables that are the same in both databases. */
export const tableStatements = [
  `create table "reads" (
    "memberId" text not null,
    "submissionId" text not null references "submissions" on delete cascade,
    "readAt" bigint not null,
    primary key ("memberId", "submissionId")
  )`,
  `create index "readsOfSubmission" on "reads" ("submissionId")`,
  `create table "notes" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "authorId" text not null,
    "text" text not null,
    "createdAt" bigint not null,
    "editedAt" bigint,
    "version" integer not null default 1
  )`,
  `create index "notesOfSubmission" on "notes" ("submissionId", "createdAt")`,
  `create table "mentions" (
    "noteId" text not null references "notes" on delete cascade,
    "memberId" text not null,
    primary key ("noteId", "memberId")
  )`,
  `create table "timeline" (
    "id" text primary key,
    "submissionId" text not null references "submissions" on delete cascade,
    "at" bigint not null,
    "actorId" text,
    "kind" text not null check ("kind" in (${kinds.map((kind) => `'${kind}'`).join(", ")})),
    "details" text not null
  )`,
  `create index "timelineOfSubmission" on "timeline" ("submissionId", "at")`,
];

/** What the filters of the inbox read, in the order of the inbox, so that they need not read whole submissions. */
export const inboxIndexStatement = `create index "submissionsInbox" on "submissions" ("sequence", "status", "form",
  "stage", "assigneeId", "archivedAt", "position", "receivedAt", "firstRepliedAt", "id")`;
