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
    "sequence" bigint not null references "submissions" ("sequence") on delete cascade,
    "readAt" bigint not null,
    primary key ("memberId", "sequence")
  )`,
  `create index "readsOfSubmission" on "reads" ("sequence")`,
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

/**
 * Indexes for lists and counts of submissions, with what their filters read, so that they need not read whole
 * submissions. SQLite wants to see the columns of an index's own condition as well.
 */
export const indexStatements = [
  `create index "submissionsInOrder" on "submissions" ("sequence", "status", "form", "stage", "assigneeId",
    "archivedAt", "position", "receivedAt")`,
  `create index "submissionsInInbox" on "submissions" ("sequence", "form", "stage", "assigneeId", "position",
    "receivedAt", "status", "archivedAt") where "status" = 'accepted' and "archivedAt" is null`,
  `create index "submissionsInQuarantine" on "submissions" ("sequence", "form", "status")
    where "status" = 'quarantined'`,
  `create index "submissionsWithoutReply" on "submissions" ("receivedAt", "stage", "sequence", "form", "status",
    "archivedAt", "firstRepliedAt")
    where "status" = 'accepted' and "archivedAt" is null and "firstRepliedAt" is null and "form" = 'career'`,
  `create index "submissionsByPosition" on "submissions" ("position") where "position" > ''`,
];
