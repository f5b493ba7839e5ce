import { indexStatements, tableStatements } from "./desk-review-tables.ts";

export const sqliteStatements = [
  `alter table "submissions" add column "sequence" integer`,
  `alter table "submissions" add column "position" text not null default ''`,
  `alter table "submissions" add column "sourcePage" text not null default ''`,
  `alter table "submissions" add column "stage" text`,
  `alter table "submissions" add column "assigneeId" text`,
  `alter table "submissions" add column "archivedAt" bigint`,
  `alter table "submissions" add column "version" integer not null default 1`,
  `alter table "submissions" add column "firstOpenedAt" bigint`,
  `alter table "submissions" add column "firstRepliedAt" bigint`,
  `update "submissions" set
    "position" = coalesce(json_extract("fields", '$.position'), ''),
    "sourcePage" = coalesce(json_extract("fields", '$.sourcePage'), '')`,
  `update "submissions" set "sequence" = "ordered"."sequence" from
    (select "id", row_number() over (order by "receivedAt", "id") as "sequence" from "submissions") as "ordered"
    where "submissions"."id" = "ordered"."id"`,
  `create unique index "submissionsBySequence" on "submissions" ("sequence")`,
  // SQLite counts by itself only in a table's primary key.
  `create trigger "submissionsSequence" after insert on "submissions" when new."sequence" is null begin
    update "submissions" set "sequence" = (select coalesce(max("sequence"), 0) + 1 from "submissions")
      where "id" = new."id";
  end`,
  ...indexStatements,
  ...tableStatements,
  `create table "searchDocuments" (
    "sequence" integer primary key references "submissions" ("sequence") on delete cascade,
    "text" text not null
  )`,
  // The words are normalized before they are stored (search-text.ts), so they are only split at spaces.
  `create virtual table "searchIndex" using fts5(
    "text", content = 'searchDocuments', content_rowid = 'sequence', tokenize = 'ascii', detail = 'none', prefix = '1 2 3 4 5 6'
  )`,
  // Removes the words of an erased submission from the index at once.
  `insert into "searchIndex" ("searchIndex", "rank") values ('secure-delete', 1)`,
  `create trigger "searchDocumentsInserted" after insert on "searchDocuments" begin
    insert into "searchIndex" ("rowid", "text") values (new."sequence", new."text");
  end`,
  `create trigger "searchDocumentsDeleted" after delete on "searchDocuments" begin
    insert into "searchIndex" ("searchIndex", "rowid", "text") values ('delete', old."sequence", old."text");
  end`,
  `create trigger "searchDocumentsUpdated" after update on "searchDocuments" begin
    insert into "searchIndex" ("searchIndex", "rowid", "text") values ('delete', old."sequence", old."text");
    insert into "searchIndex" ("rowid", "text") values (new."sequence", new."text");
  end`,
];
