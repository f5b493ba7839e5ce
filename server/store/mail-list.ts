import type { FormKind } from "#contract/forms/registry.ts";
import type { MailState } from "./mail-tables.ts";
import type { Connection, Mail } from "./schema.ts";

/** Which mails to list; what is left out does not restrict the list. */
export type MailQuery = {
  /** Mails about submissions of these forms; left out, all mails, those about no submission too. */
  forms?: FormKind[];
  state?: MailState;
  ids?: string[];
};

/** A place in the list: it continues after this mail. */
export type MailCursor = Pick<Mail, "queuedAt" | "id">;

/** A mail with the reference of its submission, if it is about one. */
export type ListedMail = Mail & { reference: string | null };

/** Lists of mails, for the members of the team. */
export function mailListRepository(db: Connection) {
  /** Ids of the mails that match. */
  const matching = ({ forms, state, ids }: MailQuery) => {
    let query = db
      .selectFrom("mails")
      .leftJoin("submissions", "submissions.id", "mails.submissionId")
      .select("mails.id");
    if (forms) query = query.where("submissions.form", "in", forms);
    if (state) query = query.where("mails.state", "=", state);
    if (ids) query = query.where("mails.id", "in", ids);
    return query;
  };
  return {
    /** Newest first. */
    async page(query: MailQuery, limit: number, after?: MailCursor): Promise<ListedMail[]> {
      if (query.forms?.length === 0) return [];
      let page = db
        .selectFrom("mails")
        .leftJoin("submissions", "submissions.id", "mails.submissionId")
        .selectAll("mails")
        .select("submissions.reference")
        .where("mails.id", "in", matching(query))
        .orderBy("mails.queuedAt", "desc")
        .orderBy("mails.id", "desc")
        .limit(limit);
      if (after) {
        page = page.where(({ or, and, eb }) =>
          or([
            eb("mails.queuedAt", "<", after.queuedAt),
            and([eb("mails.queuedAt", "=", after.queuedAt), eb("mails.id", "<", after.id)]),
          ]),
        );
      }
      return page.execute();
    },

    /** Makes the failed ones that match due now, with all their attempts ahead of them. @returns how many */
    async requeueFailed(query: MailQuery, nowMs: number): Promise<number> {
      if (query.forms?.length === 0) return 0;
      const { numUpdatedRows } = await db
        .updateTable("mails")
        .set({ state: "queued", nextAttemptAt: nowMs, queuedAt: nowMs, attempts: 0 })
        .where("id", "in", matching({ ...query, state: "failed" }))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}
