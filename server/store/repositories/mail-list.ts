import type { SqlBool } from "kysely";
import type { Access } from "#contract/desk/access.ts";
import type { Cursor } from "#contract/desk/cursor.ts";
import { repliedSubmissions, updateRepliedTimes } from "../delivered-replies.ts";
import { isCovered, seesNothing } from "../queries/access-query.ts";
import { isAfter } from "../queries/is-after.ts";
import { dueAgain } from "../queries/outbox-rows.ts";
import type { MailState } from "../tables/mail-tables.ts";
import type { Connection, Mail } from "../tables/schema.ts";
import { isBlindFor } from "./readings.ts";

/** Which mails to list; what is left out does not restrict the list. */
export type MailQuery = {
  /** Mails about submissions that somebody sees; left out, all mails, those about no submission too. */
  access?: Access;
  state?: MailState;
  /** Only those about this submission. */
  reference?: string;
  ids?: string[];
};

/** A page of mails for a member, without the applicants that are withheld from them. */
type MailPageQuery = MailQuery & { viewerId: string };

/** A mail with the reference of its submission, if it is about one. */
export type ListedMail = Mail & {
  reference: string | null;
  /** Of its submission, as JSON; null when they are withheld. */
  fields: string | null;
  memberEmail: string | null;
  /** Whether it is that of a scheduled reply that was not sent; see mail-tables.ts. */
  isHeld: SqlBool;
  /** When the applicant's address was last corrected. */
  correctedAt: number | null;
};

/** What a mail is about that was changed. */
export type ChangedMail = Pick<Mail, "kind" | "submissionId"> & Pick<ListedMail, "reference">;

/** Lists of mails, for the members of the team. */
export function mailListRepository(db: Connection) {
  const matching = ({ access, state, reference, ids }: MailQuery) => {
    let query = db
      .selectFrom("mails")
      .leftJoin("submissions", "submissions.id", "mails.submissionId")
      .select("mails.id");
    if (access) query = query.where(isCovered(access));
    if (state) query = query.where("mails.state", "=", state);
    if (reference) query = query.where("submissions.reference", "=", reference);
    if (ids) query = query.where("mails.id", "in", ids);
    return query;
  };
  async function changeFailed(query: MailQuery, change: Partial<Mail>): Promise<ChangedMail[]> {
    if (query.access && seesNothing(query.access)) return [];
    const changed = await db
      .updateTable("mails")
      .set(change)
      .where("id", "in", matching({ ...query, state: "failed" }))
      .returning((eb) => [
        "kind",
        "submissionId",
        eb
          .selectFrom("submissions")
          .select("submissions.reference")
          .whereRef("submissions.id", "=", "mails.submissionId")
          .as("reference"),
      ])
      .execute();
    await updateRepliedTimes(db, repliedSubmissions(changed));
    return changed;
  }

  return {
    /** Newest first. */
    async page(query: MailPageQuery, limit: number, after?: Cursor): Promise<ListedMail[]> {
      if (query.access && seesNothing(query.access)) return [];
      let page = db
        .selectFrom("mails")
        .leftJoin("submissions", "submissions.id", "mails.submissionId")
        .selectAll("mails")
        .leftJoin("members", "members.id", "mails.memberId")
        .select((eb) => [
          "submissions.reference",
          eb
            .case()
            .when(isBlindFor(query.viewerId))
            .then(null)
            .else(eb.ref("submissions.fields"))
            .end()
            .as("fields"),
          "members.email as memberEmail",
          eb
            .exists(
              eb
                .selectFrom("replies")
                .select("replies.id")
                .whereRef("replies.id", "=", "mails.replyId")
                .where("replies.delivery", "=", "held"),
            )
            .as("isHeld"),
          eb
            .selectFrom("timeline")
            .select(({ fn }) => fn.max<number | null>("timeline.at").as("at"))
            .whereRef("timeline.submissionId", "=", "mails.submissionId")
            .where("timeline.kind", "=", "addressCorrected")
            .as("correctedAt"),
        ])
        .where("mails.id", "in", matching(query))
        .orderBy("mails.queuedAt", "desc")
        .orderBy("mails.id", "desc")
        .limit(limit);
      if (after) page = page.where(isAfter("mails.queuedAt", "mails.id", after));
      return page.execute();
    },

    /** Makes the failed ones that match due now. @returns what they are about */
    requeueFailed: (query: MailQuery, nowMs: number): Promise<ChangedMail[]> =>
      changeFailed(query, dueAgain(nowMs)),

    /** Cancels the failed ones that match: nobody is to send them again. @returns what they were about */
    dismissFailed: (query: MailQuery): Promise<ChangedMail[]> => changeFailed(query, { state: "cancelled" }),
  };
}
