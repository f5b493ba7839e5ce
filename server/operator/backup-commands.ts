import type { Command } from "commander";
import { readSettings } from "../settings.ts";
import { backUp, requireStopped, restore } from "../store/backup.ts";
import { existingFile } from "../store/existing.ts";
import { moveStore } from "../store/move.ts";
import { openStore } from "../store/store.ts";

/** The embedded store's folder. @throws with PostgreSQL, which has tools of its own */
function dataDir(): string {
  const { DATA_DIR, DATABASE_URL } = readSettings(process.env);
  if (DATABASE_URL) throw new Error("With DATABASE_URL, use PostgreSQL's own pg_dump and pg_restore.");
  return DATA_DIR;
}

/**
 * Copies the embedded store to PostgreSQL and says what to do next.
 * @param url where to; `MIGRATE_TO_URL` unless given, since everybody on a machine can read its processes' arguments
 * @throws when there is no such store, either cannot be opened, or the copy is not the same
 */
async function migrateTo(url = process.env.MIGRATE_TO_URL) {
  if (!url) throw new Error("Set MIGRATE_TO_URL to the address of the PostgreSQL database.");
  const folder = dataDir();
  // Checked like the setting it will become.
  const { DATABASE_URL } = readSettings({ DATABASE_URL: url });
  requireStopped(existingFile(folder));
  const from = await openStore({ DATA_DIR: folder });
  try {
    const to = await openStore({ DATA_DIR: folder, DATABASE_URL });
    try {
      const { submissions, files, mails } = await moveStore(from.db, to.db);
      console.log(`Copied and compared: ${submissions} applications, ${files} files, ${mails} mails.`);
      console.log(
        "Start the server with DATABASE_URL now. The embedded store is still there; remove it when all is well.",
      );
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** `backup`, `restore` and `migrate-to`: the embedded store as a whole. */
export function backupCommands(program: Command) {
  program
    .command("backup")
    .description("copies the embedded store to one file, while the server runs, and checks the copy")
    .requiredOption("--out <file>", "where to write it; must not exist yet")
    .action(async ({ out }: { out: string }) => {
      const count = await backUp(dataDir(), out);
      console.log(`${out}: ${count} applications, checked.`);
    });

  program
    .command("restore")
    .description("puts a backup in the place of the embedded store; stop the server first")
    .argument("<file>", "what backup wrote")
    .action(async (file: string) => {
      const { count, former } = await restore(dataDir(), file);
      console.log(`Restored: ${count} applications. Mails that were waiting when it was made go out again.`);
      if (former)
        console.log(`What was there before is kept as ${former}; remove it when you no longer need it.`);
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
    .action((url?: string) => migrateTo(url));
}
