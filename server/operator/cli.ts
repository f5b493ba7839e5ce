import { Command, CommanderError } from "commander";
import { errorMessage } from "../error-message.ts";
import { SettingsError } from "../settings.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { type CliOptions, contextFor } from "./context.ts";
import { addEraseCommands } from "./erase-commands.ts";
import { addExportCommands } from "./export-commands.ts";
import { addFileCommands } from "./file-commands.ts";
import { addListCommands } from "./list-commands.ts";
import { addMailCommands } from "./mail-commands.ts";
import { addMemberCommands } from "./member-commands.ts";
import { addReportCommands } from "./report-commands.ts";
import { addShowCommands } from "./show-commands.ts";

/**
 * Runs one command of the operator CLI.
 * @param args the command and its arguments, for instance `["show", "NVS-7Q2K9D"]`
 * @returns the exit status: 0, or 1 after an error was printed
 */
export async function runCli(args: string[], options: CliOptions): Promise<number> {
  const { output } = options;
  const program = new Command("npm run applications --")
    .description("Works with the applications and messages that came in.")
    .showHelpAfterError("Add --help to see what it takes.")
    .configureHelp({ sortSubcommands: false })
    .configureOutput({ writeOut: output.write, writeErr: output.writeError })
    // Commander would end the process.
    .exitOverride();
  const withContext = contextFor(options);
  addListCommands(program, withContext);
  addShowCommands(program, withContext);
  addFileCommands(program, withContext);
  addExportCommands(program, withContext);
  addReportCommands(program, withContext);
  addMailCommands(program, withContext);
  addEraseCommands(program, withContext);
  addBackupCommands(program, options);
  addMemberCommands(program, withContext);
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has printed its errors already.
    if (error instanceof CommanderError) return error.exitCode;
    output.writeError(`${error instanceof SettingsError ? error.message : errorMessage(error)}\n`);
    return 1;
  }
}
