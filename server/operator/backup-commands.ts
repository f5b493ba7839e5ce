import type { Command } from "commander";
import { formatCount } from "#contract/count.ts";
import { readSettings } from "../settings.ts";
import { codeKeyFile } from "../store/code-key.ts";
import { requireSqliteFile } from "../store/connection/existing-store.ts";
import { lockStore } from "../store/connection/server-lock.ts";
import { backUp, requireServerStopped, restore } from "../store/copies/backup.ts";
import { copyToPostgres } from "../store/copies/copy-to-postgres.ts";
import { openStoreWithoutKey } from "../store/store.ts";
import type { StoreSettings } from "../store/store-error.ts";
import { backupFile, removeInterruptedBackups, removeOldBackups } from "./backup-folder.ts";
import { type CliOptions, contextFor } from "./context.ts";
import { parseCount } from "./options.ts";

/** The folder of the embedded store. @throws with PostgreSQL, which has tools of its own */
function embeddedDataDir(env: NodeJS.ProcessEnv): string {
  const { DATA_DIR, DATABASE_URL } = readSettings(env);
  if (DATABASE_URL) throw new Error("With DATABASE_URL, use PostgreSQL's own pg_dump and pg_restore.");
  return DATA_DIR;
}

/** Keeps a server from starting with the embedded store while a command changes, replaces or copies it. */
async function withoutServer<Result>(settings: StoreSettings, run: () => Promise<Result>): Promise<Result> {
  const unlockStore = lockStore(settings);
  try {
    return await run();
  } finally {
    unlockStore();
  }
}

/** Tells the desk that a backup was made now. */
async function recordBackup(env: NodeJS.ProcessEnv) {
  const store = await openStoreWithoutKey(readSettings(env));
  await store.metadata.setLastBackupAt(Date.now()).finally(() => store.close());
}

/**
 * Copies the embedded store to PostgreSQL and prints what to do next.
 * @param url the target; `MIGRATE_TO_URL` unless given, because everyone on a machine can read command lines
 */
async function migrateTo({ env, output }: CliOptions, url = env.MIGRATE_TO_URL) {
  if (!url) throw new Error("Set MIGRATE_TO_URL to the address of the PostgreSQL database.");
  const dataDir = embeddedDataDir(env);
  // Checked like the setting it will become.
  const { DATABASE_URL = url } = readSettings({ DATABASE_URL: url });
  const file = requireSqliteFile(dataDir);
  const { submissions, files, mails } = await withoutServer({ DATA_DIR: dataDir }, () => {
    requireServerStopped(file);
    return copyToPostgres(dataDir, DATABASE_URL);
  });
  output.write(
    `Copied and compared: ${formatCount(submissions, "application")}, ${formatCount(files, "file")}, ${formatCount(mails, "email")}.\n` +
      `Start the server with DATABASE_URL now, and with CODE_KEY set to what ${codeKeyFile(dataDir)} holds. The embedded store is still there; remove it when all is well.\n`,
  );
}

/** `backup`, `record-backup`, `restore`, `migrate-to` and `new-code-key`: commands for the store as a whole. */
export function addBackupCommands(program: Command, options: CliOptions) {
  const { env, output } = options;
  program
    .command("backup")
    .description("copies the embedded store to one file, while the server runs, and checks the copy")
    .requiredOption(
      "--out <file>",
      "a file that does not exist yet, or a folder; there the file is named after the time",
    )
    .option(
      "--keep <count>",
      "keeps this many backups in the folder, the newest; files with other names stay",
      parseCount("backups"),
    )
    .action(async ({ out, keep }: { out: string; keep?: number }) => {
      const file = backupFile(out);
      if (keep !== undefined && file === out) throw new Error("--keep needs a folder that exists for --out.");
      // Before, since they may be what fills the disk.
      if (file !== out) await removeInterruptedBackups(out);
      const count = await backUp(embeddedDataDir(env), file);
      await recordBackup(env);
      output.write(
        `${file}: ${formatCount(count, "application")}, checked. The backup does not contain the key: keep a copy of ${codeKeyFile(embeddedDataDir(env))} in another place.\n`,
      );
      if (keep === undefined) return;
      const removed = await removeOldBackups(out, keep);
      output.write(`${formatCount(removed, "older backup")} removed.\n`);
    });

  program
    .command("record-backup")
    .description("lets the desk show that a backup was made now, by a tool of PostgreSQL")
    .action(() => recordBackup(env));

  program
    .command("restore")
    .description("puts a backup in the place of the embedded store; stop the server first")
    .argument("<file>", "what backup wrote")
    .action(async (file: string) => {
      const dataDir = embeddedDataDir(env);
      const { count, previous } = await withoutServer({ DATA_DIR: dataDir }, () => restore(dataDir, file));
      output.write(
        `Restored: ${formatCount(count, "application")}. Emails that were waiting when the backup was made are sent again.\n`,
      );
      if (previous) {
        output.write(`What was there before is kept as ${previous}; remove it when you no longer need it.\n`);
      }
    });

  program
    .command("migrate-to")
    .description(
      "copies the embedded store to a PostgreSQL database and compares the two; stop the server first",
    )
    .argument(
      "[url]",
      "postgres://user:password@host/database; better in MIGRATE_TO_URL, where nobody else sees the password",
    )
    .action((url?: string) => migrateTo(options, url));

  program
    .command("new-code-key")
    .description(
      "lets the next server that starts use a new key for applicants' codes; stop all servers first",
    )
    .action(() =>
      contextFor(options)(async ({ settings, store, print }) => {
        await withoutServer(settings, () => store.metadata.clearCodeKeyFingerprint());
        print(
          "The next server to start uses the key it finds, or makes one. Links in emails that were sent keep working.",
        );
      }),
    );
}
