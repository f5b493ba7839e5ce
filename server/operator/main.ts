import { Command } from "commander";
import { errorMessage } from "../error-message.ts";
import { readServerData } from "../server-data.ts";
import { loadEnvFile, readSettings, SettingsError } from "../settings.ts";
import { existingFile } from "../store/existing.ts";
import { openStore } from "../store/store.ts";
import { backupCommands } from "./backup-commands.ts";
import type { Context } from "./context.ts";
import { dataCommands } from "./data-commands.ts";
import { mailCommands } from "./mail-commands.ts";
import { readCommands } from "./read-commands.ts";
import { showCommands } from "./show-commands.ts";

/** Opens what a command needs, runs it, and closes again. */
async function withContext(run: (context: Context) => Promise<void>) {
  const settings = readSettings(process.env);
  if (!settings.DATABASE_URL) existingFile(settings.DATA_DIR);
  const data = await readServerData("dist/server-data.json");
  const store = await openStore(settings);
  try {
    await run({ settings, store, data, domain: new URL(data.url).hostname });
  } finally {
    await store.close();
  }
}

const program = new Command("npm run applications --")
  .description("Works with the applications and messages that came in.")
  .showHelpAfterError()
  .configureHelp({ sortSubcommands: false });

readCommands(program, withContext);
showCommands(program, withContext);
mailCommands(program, withContext);
dataCommands(program, withContext);
backupCommands(program);

// Whoever reads what is printed, like `head`, may have enough of it before its end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  loadEnvFile();
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : errorMessage(error));
  process.exitCode = 1;
}
