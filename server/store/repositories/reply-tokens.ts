import type { Connection } from "../tables/schema.ts";

/** The table `replyTokens`: hashes of the tokens in the addresses that answers are sent to. */
export function replyTokenRepository(db: Connection) {
  return {
    /** Does nothing when it is stored already, or the submission was erased. */
    async save(tokenHash: string, submissionId: string): Promise<void> {
      await db
        .insertInto("replyTokens")
        .columns(["tokenHash", "submissionId"])
        .expression((eb) =>
          eb
            .selectFrom("submissions")
            .select((select) => [select.val(tokenHash).as("tokenHash"), "submissions.id"])
            .where("submissions.id", "=", submissionId)
            .where("submissions.status", "!=", "erased"),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async submissionIdOf(tokenHashes: string[]): Promise<string | undefined> {
      const row = await db
        .selectFrom("replyTokens")
        .select("submissionId")
        .where("tokenHash", "in", tokenHashes)
        .executeTakeFirst();
      return row?.submissionId;
    },
  };
}
