import { Command, InvalidArgumentError } from "commander";
import { ContentError } from "#content-model/content-error.ts";
import { errorMessage } from "../../error-message.ts";
import { withContext } from "./context.ts";
import { type BackOptions, backCommand, filesCommand, listCommand } from "./history-commands.ts";
import { type PublishOptions, publishCommand } from "./publish-command.ts";

function publicationId(text: string): number {
  const id = Number(text);
  if (!Number.isInteger(id) || id < 1) throw new InvalidArgumentError("must be the number of a publication");
  return id;
}

const program = new Command("npm run publications --").description(
  "Publishes the content of the site, and goes back to earlier publications.",
);
program
  .command("publish")
  .description("checks and renders the content folder, shows what will change, asks, and publishes it")
  .option("--dry-run", "only shows what would change")
  .option("--yes", "does not ask")
  .option("--note <text>", "what it is for", "")
  .action((options: PublishOptions) => withContext((context) => publishCommand(context, options)));
program
  .command("list")
  .description("the last publications, newest first")
  .action(() => withContext(listCommand));
program
  .command("back")
  .description("shows what going back to an earlier publication changes, asks, and shows its content again")
  .argument("[id]", "its number; the one before unless given", publicationId)
  .option("--yes", "does not ask")
  .option("--note <text>", "why", "")
  .action((id: number | undefined, options: BackOptions) =>
    withContext((context) => backCommand(context, id, options)),
  );
program
  .command("files")
  .description("writes the files of a publication into a new folder, such as a lost CONTENT_DIR")
  .argument("<folder>", "a folder that does not exist yet")
  .argument("[id]", "the publication's number; the newest one unless given", publicationId)
  .action((folder: string, id: number | undefined) =>
    withContext((context) => filesCommand(context, folder, id)),
  );

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : errorMessage(error));
  console.error("\nNothing was published. The site is as it was.");
  process.exitCode = 1;
}
