import type { Command } from "commander";
import { readSettings } from "../settings.ts";
import { backUp, restore } from "../store/backup.ts";

/** The embedded store's folder. @throws with PostgreSQL, which has tools of its own */
function dataDir(): string {
  const { DATA_DIR, DATABASE_URL } = readSettings(process.env);
  if (DATABASE_URL) throw new Error("With DATABASE_URL, use PostgreSQL's own pg_dump and pg_restore.");
  return DATA_DIR;
}

/** `backup` and `restore`: the embedded store as one file. */
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
}
