import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { replyAddress } from "#server/mail/reply-address.ts";
import { erase } from "#server/submissions/erase.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { sendgridSettings } from "./sendgrid.ts";
import { openTestStore, submit } from "./test-store.ts";

/** A message as the database has it. */
export type StoredMessage = {
  reference: string | null;
  subject: string;
  state: string;
  reason: string | null;
  kind: string;
  text: string;
  isIncomplete: number;
};

const query = `select "reference", "subject", "state", "reason", "kind", "text", "isIncomplete"
  from "messages" left join "submissions" on "submissions"."id" = "messages"."submissionId" order by "subject"`;

async function readMessages(dataDir: string, databaseUrl?: string): Promise<StoredMessage[]> {
  if (databaseUrl === undefined) {
    const database = new Database(path.join(dataDir, "applications.db"), { readonly: true });
    const rows = database.prepare<[], StoredMessage>(query).all();
    database.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<StoredMessage>(query);
  await client.end();
  return rows;
}

/**
 * Stores three applications of `asa@example.se`, erases the last one, and starts a server that takes mails from SendGrid.
 * @param storeSettings those of a new store
 */
export async function startSendgridSystem(
  storeSettings: Record<string, string>,
  settings: Record<string, string> = {},
) {
  const opened = await openTestStore(storeSettings);
  const { store, dataDir } = opened;
  const applications: { reference: string; address: string }[] = [];
  for (const number of [1, 2, 3]) {
    const reference = await submit(store, { message: `Application ${number}` });
    const { id = "" } = (await store.submissions.findByReference(reference)) ?? {};
    applications.push({ reference, address: (await replyAddress(store, sendgridSettings, id)) ?? "" });
    if (number === 3) await erase(store, dataDir, [{ id, reference }]);
  }
  await store.close();
  const all = { ...storeSettings, ...sendgridSettings, DESK_PORT: "0", ...settings, DATA_DIR: dataDir };
  const start = () => startServer(all);
  let server: RunningServer = await start();
  const [first, second, erased] = applications as [
    (typeof applications)[0],
    (typeof applications)[0],
    (typeof applications)[0],
  ];
  return {
    first,
    second,
    erased,
    dataDir,
    get server() {
      return server;
    },
    /** Kills the server and starts it again. */
    async killAndStart() {
      await server.stop("SIGKILL");
      server = await start();
    },
    messages: () => readMessages(dataDir, storeSettings.DATABASE_URL),
    async remove() {
      await server.stop();
      await removeData(server);
    },
  };
}
