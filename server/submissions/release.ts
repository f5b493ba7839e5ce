import { whenFree } from "../store/busy.ts";
import type { Store } from "../store/store.ts";
import { queueMails } from "./receive.ts";

/** Takes a submission out of quarantine and queues its mails. @returns false unless it was quarantined */
export async function release(
  { db }: Pick<Store, "db">,
  reference: string,
  domain: string,
): Promise<boolean> {
  return whenFree(() =>
    db.transaction().execute(async (trx) => {
      const released = await trx
        .updateTable("submissions")
        .set({ status: "accepted" })
        .where("reference", "=", reference)
        .where("status", "=", "quarantined")
        .returning("id")
        .executeTakeFirst();
      if (!released) return false;
      await queueMails(trx, released.id, domain, Date.now());
      return true;
    }),
  );
}
