import type { FormKind } from "#contract/forms/registry.ts";
import { sequencesWithWords } from "../queries/word-search.ts";
import type { Connection, Dialect, NewSubmission, Submission, SubmissionStatus } from "../tables/schema.ts";

/** Identifiers of a submission: `id` in the store, `reference` for people. */
export type SubmissionId = Pick<Submission, "id" | "reference">;

/** Which submissions to list; what is left out does not restrict the list. */
export type SubmissionFilter = {
  form?: FormKind;
  formType?: string;
  status?: SubmissionStatus;
  /** Received at this time or later. */
  sinceMs?: number;
  /** Sent from this address (normalized). */
  email?: string;
  /** Normalized words (search-text.ts); each must occur as the start of a word. */
  words?: string[];
};

export type SubmissionPage = {
  /** At most so many; all when left out. */
  limit?: number;
  /** The list continues after this submission. */
  after?: Pick<Submission, "id" | "receivedAt">;
};

/** PostgreSQL names the violated constraint, SQLite the column. */
export function isReferenceTaken(error: unknown): boolean {
  const { code, constraint, message = "" } = (error ?? {}) as Record<string, string | undefined>;
  if (code === "23505") return constraint === "submissions_reference_key";
  return code === "SQLITE_CONSTRAINT_UNIQUE" && message.includes("submissions.reference");
}

/**
 * The tables whose rows are deleted when a submission is erased, with what belongs to them. Beside them its mails and
 * webhooks are cancelled, and its messages deleted, which may be in a mailbox.
 */
const deletedWhenErased = [
  "files",
  "idempotencyKeys",
  "notes",
  "readings",
  "decisions",
  "timeline",
  "interviews",
  "replies",
  "replyDrafts",
  "replyFiles",
  "replyTokens",
] as const;

/** The table `submissions`. */
export function submissionRepository(db: Connection, dialect: Dialect) {
  const all = db.selectFrom("submissions").selectAll();
  const ids = db.selectFrom("submissions").select(["id", "reference"]);
  return {
    /** @throws when the reference exists already; see `isReferenceTaken` */
    async insert(submission: NewSubmission): Promise<void> {
      await db.insertInto("submissions").values(submission).execute();
    },

    findById: (id: string) => all.where("id", "=", id).executeTakeFirst(),
    findByReference: (reference: string) => all.where("reference", "=", reference).executeTakeFirst(),
    findByCodeHash: (codeHash: string) => all.where("codeHash", "=", codeHash).executeTakeFirst(),

    /** Makes other transactions that change this submission wait. SQLite has one writing transaction at a time anyway. */
    async lock(id: string): Promise<void> {
      if (dialect === "postgres") await ids.where("id", "=", id).forUpdate().execute();
    },

    /** Submissions that are not erased yet, of a person (normalized address), newest first. */
    idsByEmail: (email: string): Promise<SubmissionId[]> =>
      ids.where("email", "=", email).where("status", "!=", "erased").orderBy("sequence", "desc").execute(),

    /** Submissions that are not erased yet, received before a time. */
    idsReceivedBefore: (timeMs: number): Promise<SubmissionId[]> =>
      ids.where("status", "!=", "erased").where("receivedAt", "<", timeMs).execute(),

    /** Submissions that are not erased and whose applicant has no mail with a code yet. */
    async idsWithoutSentCode(): Promise<string[]> {
      const sent = db
        .selectFrom("mails")
        .select("submissionId")
        .where("kind", "=", "applicant")
        .where("state", "=", "sent");
      const rows = await db
        .selectFrom("submissions")
        .select("id")
        .where("status", "!=", "erased")
        .where("id", "not in", sent)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Gives a submission another code, unless it was erased. */
    async setCodeHash(id: string, codeHash: string): Promise<void> {
      await db
        .updateTable("submissions")
        .set({ codeHash })
        .where("id", "=", id)
        .where("status", "!=", "erased")
        .execute();
    },

    /** Newest first. */
    list(filter: SubmissionFilter, { limit, after }: SubmissionPage = {}) {
      const { form, formType, status, sinceMs, email, words } = filter;
      let query = all.orderBy("receivedAt", "desc").orderBy("id", "desc");
      if (form !== undefined) query = query.where("form", "=", form);
      if (formType !== undefined) query = query.where("formType", "=", formType);
      if (status !== undefined) query = query.where("status", "=", status);
      if (sinceMs !== undefined) query = query.where("receivedAt", ">=", sinceMs);
      if (email !== undefined) query = query.where("email", "=", email);
      if (words) query = query.where("sequence", "in", sequencesWithWords(db, dialect, words));
      if (limit !== undefined) query = query.limit(limit);
      if (after) {
        query = query.where(({ or, and, eb }) =>
          or([
            eb("receivedAt", "<", after.receivedAt),
            and([eb("receivedAt", "=", after.receivedAt), eb("id", "<", after.id)]),
          ]),
        );
      }
      return query.execute();
    },

    /** Every form type that was ever sent. */
    async formTypes(): Promise<string[]> {
      const rows = await db.selectFrom("submissions").select("formType").distinct().execute();
      return rows.map(({ formType }) => formType);
    },

    /** Changes the status. @returns the submission's id, or null unless its status was `from` */
    async changeStatus(reference: string, from: SubmissionStatus, to: SubmissionStatus) {
      const row = await db
        .updateTable("submissions")
        .set({ status: to })
        .where("reference", "=", reference)
        .where("status", "=", from)
        .returning("id")
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** Changes the fields and the address (normalized) of an applicant. */
    async setFields(id: string, fields: string, email: string): Promise<void> {
      await db.updateTable("submissions").set({ fields, email }).where("id", "=", id).execute();
    },

    /** Clears personal data. @returns the ids that were not erased before */
    async erase(submissionIds: string[]): Promise<string[]> {
      const rows = await db
        .updateTable("submissions")
        .set({ fields: "{}", email: "", codeHash: null, status: "erased" })
        .where("id", "in", submissionIds)
        .where("status", "!=", "erased")
        .returning("id")
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Deletes what the other tables hold about erased submissions. */
    async deleteContents(submissionIds: string[]): Promise<void> {
      for (const table of deletedWhenErased)
        await db.deleteFrom(table).where("submissionId", "in", submissionIds).execute();
      await db
        .deleteFrom("searchDocuments")
        .where("sequence", "in", (eb) =>
          eb.selectFrom("submissions").select("sequence").where("id", "in", submissionIds),
        )
        .execute();
    },
  };
}
