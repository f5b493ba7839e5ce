import { sql } from "kysely";
import type { Access } from "#contract/desk/access.ts";
import type { Cursor } from "#contract/desk/cursor.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { writesRows } from "../connection/writes-rows.ts";
import { isCovered, seesNothing } from "../queries/access-query.ts";
import { isAfter } from "../queries/is-after.ts";
import type { MessageFileTable, MessageTable } from "../tables/message-tables.ts";
import type { Connection } from "../tables/schema.ts";
import { isBlindFor } from "./readings.ts";

export type MessageFile = Omit<MessageFileTable, "content">;
export type StoredMessage = MessageTable & { files: MessageFile[] };

/** A message that waits, with the application that it seems to belong to. */
export type WaitingMessage = StoredMessage & { reference: string | null; form: FormKind | null };

/** Which messages a member may see. */
export type VisibleMessages = {
  /** Those that belong, or seem to belong, to an application that somebody sees. */
  access: Access;
  /** Those about which nothing is known, too. */
  withUnknown: boolean;
  /** Without the applications whose applicant is withheld from this member. */
  viewerId: string;
};

/** The tables `messages` and `messageFiles`: mails from applicants. */
export function messageRepository(db: Connection) {
  async function withFiles<Row extends MessageTable>(
    rows: Row[],
  ): Promise<(Row & { files: MessageFile[] })[]> {
    if (rows.length === 0) return [];
    const files = await db
      .selectFrom("messageFiles")
      .select(["id", "messageId", "name", "type", "size", "checked", "refusal"])
      .where(
        "messageId",
        "in",
        rows.map(({ id }) => id),
      )
      .orderBy("id")
      .execute();
    const byMessage = Map.groupBy(files, ({ messageId }) => messageId);
    return rows.map((row) => ({ ...row, files: byMessage.get(row.id) ?? [] }));
  }

  const visible = ({ access, withUnknown, viewerId }: VisibleMessages) =>
    db
      .selectFrom("messages")
      .leftJoin("submissions", "submissions.id", "messages.submissionId")
      .where((eb) => {
        const isVisible = seesNothing(access)
          ? sql<boolean>`1 = 0`
          : eb.and([isCovered(access), eb.not(isBlindFor(viewerId))]);
        return withUnknown ? eb.or([isVisible, eb("messages.submissionId", "is", null)]) : isVisible;
      });

  const waiting = (query: VisibleMessages) => visible(query).where("messages.state", "=", "waiting");

  /**
   * Deletes messages with their files. The mails are to be deleted from the mailbox, too.
   * @returns the submissions that they were filed with
   */
  async function remove(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    await db
      .updateTable("receivedMails")
      .set({ messageRow: null, isToDelete: 1 })
      .where("messageRow", "in", ids)
      .execute();
    await db.deleteFrom("messageFiles").where("messageId", "in", ids).execute();
    const deleted = await db
      .deleteFrom("messages")
      .where("id", "in", ids)
      .returning(["submissionId", "state"])
      .execute();
    const filedWith = deleted.flatMap(({ submissionId, state }) =>
      state === "filed" ? (submissionId ?? []) : [],
    );
    return [...new Set(filedWith)];
  }

  return {
    async insert(message: MessageTable, files: MessageFileTable[]): Promise<void> {
      await db.insertInto("messages").values(message).execute();
      for (const file of files) await db.insertInto("messageFiles").values(file).execute();
    },

    async find(id: string): Promise<StoredMessage | undefined> {
      const rows = await db.selectFrom("messages").selectAll().where("id", "=", id).execute();
      return (await withFiles(rows))[0];
    },

    /** The messages that belong to these submissions, oldest first. @param state those that wait, too, when left out */
    async ofSubmissions(submissionIds: string[], state?: MessageTable["state"]): Promise<StoredMessage[]> {
      const rows = await db
        .selectFrom("messages")
        .selectAll()
        .where("submissionId", "in", submissionIds)
        .orderBy("receivedAt")
        .orderBy("id")
        .execute();
      // Asked for a state, SQLite would read all messages that are in it.
      return withFiles(rows.filter((row) => state === undefined || row.state === state));
    },

    /** Messages that wait, newest first. @param after continues the list after this message */
    async waiting(query: VisibleMessages, limit: number, after?: Cursor): Promise<WaitingMessage[]> {
      let page = waiting(query)
        .selectAll("messages")
        .select(["submissions.reference", "submissions.form"])
        .orderBy("messages.receivedAt", "desc")
        .orderBy("messages.id", "desc")
        .limit(limit);
      if (after) page = page.where(isAfter("messages.receivedAt", "messages.id", after));
      return withFiles(await page.execute());
    },

    async countWaiting(query: VisibleMessages): Promise<number> {
      const { count } = await waiting(query)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** All messages from an address (normalized), oldest first. @param query without it, whoever may see them */
    async fromAddress(address: string, query?: VisibleMessages): Promise<StoredMessage[]> {
      const all = query ? visible(query) : db.selectFrom("messages");
      const rows = await all
        .selectAll("messages")
        .where("messages.fromAddress", "=", address)
        .orderBy("messages.receivedAt")
        .execute();
      return withFiles(rows);
    },

    /** Files a message that waits. @returns false when it waits no longer */
    async file(id: string, submissionId: string): Promise<boolean> {
      return writesRows(
        db
          .updateTable("messages")
          .set({ submissionId, state: "filed" })
          .where("id", "=", id)
          .where("state", "=", "waiting"),
      );
    },

    /** Makes other transactions that file or delete these messages wait. @returns the ids of those that still wait to be filed */
    async lockWaiting(ids: string[]): Promise<string[]> {
      const rows = await db
        .updateTable("messages")
        .set({ state: "waiting" })
        .where("id", "in", ids)
        .where("state", "=", "waiting")
        .returning("id")
        .execute();
      return rows.map(({ id }) => id);
    },

    /** The content of a file; undefined when it was not kept. */
    async content(messageId: string, fileId: string): Promise<Buffer | undefined> {
      const row = await db
        .selectFrom("messageFiles")
        .select("content")
        .where("messageId", "=", messageId)
        .where("id", "=", fileId)
        .executeTakeFirst();
      return row?.content ?? undefined;
    },

    delete: remove,

    async deleteOfSubmissions(submissionIds: string[]): Promise<void> {
      const rows = await db
        .selectFrom("messages")
        .select("id")
        .where("submissionId", "in", submissionIds)
        .execute();
      await remove(rows.map(({ id }) => id));
    },

    /** Ids of messages that belong to no submission and were received before a time. */
    async unknownBefore(timeMs: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("messages")
        .select("id")
        .where("submissionId", "is", null)
        .where("receivedAt", "<", timeMs)
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
