import type { Insertable, Selectable } from "kysely";

/** A publication: which content visitors see from then on. */
export type PublicationTable = {
  /** One higher than that of the publication it follows. */
  id: number;
  /** `publish` by a person, `due` when a time in the content has come, `back` to an earlier publication. */
  kind: "publish" | "due" | "back";
  /** When it was published, and for when its pages are rendered. */
  createdAt: number;
  /** Name of the member or operator; empty for the server. */
  author: string;
  /** What it is for, in the author's words. */
  note: string;
  /** Commit of the content folder, where it has a Git history. */
  commit: string | null;
  /** The publication whose content it brings back. */
  restores: number | null;
  /** JSON array with what changed for visitors, see server/publications/kept-changes.ts. */
  changes: string;
  /** JSON object: for each file of the content its hash and the day of its last change, see server/publications/snapshot.ts. */
  files: string;
};

/** Content of published files, by the SHA-256 of their bytes. */
export type ContentFileTable = { hash: string; content: Buffer };

/** What each server serves, as it said last. */
export type ServerTable = {
  id: string;
  /** Host name and port. */
  name: string;
  /** Version of its program. */
  program: string;
  publicationId: number | null;
  /** Why it does not serve the newest publication. */
  problem: string | null;
  seenAt: number;
};

export type StoredPublication = Selectable<PublicationTable>;
export type NewPublication = Insertable<PublicationTable>;
export type ServerRow = Selectable<ServerTable>;
