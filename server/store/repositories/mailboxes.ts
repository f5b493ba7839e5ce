import { sql } from "kysely";
import { writesRows } from "../connection/writes-rows.ts";
import type { LeaseOwner } from "../queries/outbox-rows.ts";
import type { MailboxTable, ReceivedMailTable } from "../tables/message-tables.ts";
import type { Connection, Dialect } from "../tables/schema.ts";

export type MailPlace = Pick<ReceivedMailTable, "mailbox" | "uidValidity" | "uid">;

/** The tables `mailboxes` and `receivedMails`: how far each mailbox has been read, and which mails were in it. */
export function mailboxRepository(db: Connection, dialect: Dialect) {
  const find = (name: string): Promise<MailboxTable | undefined> =>
    db.selectFrom("mailboxes").selectAll().where("name", "=", name).executeTakeFirst();
  const update = (name: string, values: Partial<MailboxTable>) =>
    db.updateTable("mailboxes").set(values).where("name", "=", name).execute();

  return {
    find,

    /** Makes a server the only one that reads a mailbox, or extends its lease. @returns false while another one has it */
    async claim(name: string, { owner, leaseMs }: LeaseOwner, nowMs: number): Promise<boolean> {
      const leaseUntil = nowMs + leaseMs;
      await db
        .insertInto("mailboxes")
        .values({
          name,
          uidValidity: 0,
          lastUid: 0,
          leaseOwner: null,
          leaseUntil: 0,
          readAt: null,
          failure: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return writesRows(
        db
          .updateTable("mailboxes")
          .set({ leaseOwner: owner, leaseUntil })
          .where("name", "=", name)
          // The embedded store has one server, so any other owner is dead. A lease beyond this one's end has a wrong time.
          .$if(dialect === "postgres", (query) =>
            query.where(({ or, eb }) =>
              or([
                eb("leaseOwner", "is", null),
                eb("leaseOwner", "=", owner),
                eb("leaseUntil", "<", nowMs),
                eb("leaseUntil", ">", leaseUntil + leaseMs),
              ]),
            ),
          ),
      );
    },

    async release(name: string, owner: string): Promise<void> {
      await db
        .updateTable("mailboxes")
        .set({ leaseOwner: null })
        .where("name", "=", name)
        .where("leaseOwner", "=", owner)
        .execute();
    },

    /** Reads the mailbox from its start again, because the UIDs in it are new ones. */
    restart: (name: string, uidValidity: number) => update(name, { uidValidity, lastUid: 0 }),

    /** Records that everything up to a UID has been fetched. */
    advance: ({ mailbox, uid }: MailPlace) => update(mailbox, { lastUid: uid }),

    /** @param failure what went wrong, although it was read to its end; null when nothing did */
    setRead: (name: string, readAt: number, failure: string | null) => update(name, { readAt, failure }),
    setFailure: (name: string, failure: string) => update(name, { failure }),

    /** Records a mail. @returns false when it was fetched before */
    async addMail(mail: Omit<ReceivedMailTable, "isToDelete">): Promise<boolean> {
      return writesRows(
        db
          .insertInto("receivedMails")
          .values({ ...mail, isToDelete: 0 })
          .onConflict((conflict) => conflict.column("messageIdHash").doNothing()),
      );
    },

    /**
     * Records where a known mail is now. One whose message was deleted has come back, and has to be deleted again.
     * @returns false when the mail is not known
     */
    async moveMail(messageIdHash: string, place: MailPlace): Promise<boolean> {
      const isToDelete = sql<0 | 1>`case when "messageRow" is null then 1 else 0 end`;
      return writesRows(
        db
          .updateTable("receivedMails")
          .set({ ...place, isToDelete })
          .where("messageIdHash", "=", messageIdHash),
      );
    },

    /** UIDs of the mails that have to be deleted from a mailbox. */
    async uidsToDelete(mailbox: string, uidValidity: number): Promise<number[]> {
      const rows = await db
        .selectFrom("receivedMails")
        .select("uid")
        .where("mailbox", "=", mailbox)
        .where("uidValidity", "=", uidValidity)
        .where("isToDelete", "=", 1)
        .execute();
      return rows.map(({ uid }) => uid);
    },

    async setDeleted(mailbox: string, uidValidity: number, uids: number[]): Promise<void> {
      await db
        .updateTable("receivedMails")
        .set({ isToDelete: 0 })
        .where("mailbox", "=", mailbox)
        .where("uidValidity", "=", uidValidity)
        .where("uid", "in", uids)
        .execute();
    },
  };
}
