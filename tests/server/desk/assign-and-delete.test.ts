import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { formKinds } from "#contract/desk/roles.ts";
import { deleteMessage } from "#server/submissions/desk/replies/messages.ts";
import { deleteMessages } from "#server/submissions/erase.ts";
import { receiveMail } from "#server/submissions/receive-mail.ts";
import { newDatabase } from "../databases.ts";
import { addMember, openTestStore, submit } from "../test-store.ts";
import { newMail } from "./waiting-mail.ts";

test("PostgreSQL: a mail that is just being assigned is deleted neither by a member nor by retention", async () => {
  const url = await newDatabase();
  const { store, remove } = await openTestStore({ DATABASE_URL: url });
  onTestFinished(remove);
  const owner = await addMember(store, "owner", { role: "owner", forms: [...formKinds] });
  await submit(store);
  const [submission] = await store.submissions.list({});
  await receiveMail(store, newMail({ fromAddress: "eva@example.se" }), null);
  const [id = ""] = await store.messages.unknownBefore(Date.now() + 1, 1);
  const pool = new pg.Pool({ connectionString: url });
  const client = await pool.connect();
  onTestFinished(async () => {
    client.release();
    await pool.end();
  });
  await client.query("begin");
  await client.query(`update "messages" set "state" = 'filed', "submissionId" = $1`, [submission?.id]);
  const deletions = Promise.allSettled([
    deleteMessage(store, owner, id),
    deleteMessages(store, [id], { onlyWaiting: true }),
  ]);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
  await client.query("commit");
  const [byMember] = await deletions;
  expect(byMember).toMatchObject({ reason: { message: "This email has been added to an application." } });
  expect(await store.messages.find(id)).toMatchObject({ state: "filed", submissionId: submission?.id });
});
