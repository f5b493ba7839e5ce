import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Command } from "commander";
import { ContentError } from "#content-model/read-content.ts";
import { hasBuildTools } from "../build-tools.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { removeRelease } from "../releases/releases.ts";
import { describeChanges } from "./describe-changes.ts";

type Options = { dryRun?: boolean; yes?: boolean };

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and the end of the input close it; then the answer is no.
  const closed = once(terminal, "close").then(() => "");
  const answer = await Promise.race([terminal.question(question).catch(() => ""), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function publish({ dryRun = false, yes = false }: Options) {
  if (!hasBuildTools()) {
    throw new ReleaseError(
      "The programs that build the site are not installed here. Run `npm install` first.",
    );
  }
  if (!dryRun && !yes && !process.stdin.isTTY) {
    throw new ReleaseError(
      "Nobody can answer a question here: add `-- --yes` to publish, or `-- --dry-run` to only look.",
    );
  }
  const { preparePublication, finishPublication } = await import("./publication.ts");
  console.log("Checking and building the site: this takes a minute or two …");
  const { id, changes, needsRestart } = await preparePublication();
  const lines = changes === null ? ["  everything: there is no release yet"] : describeChanges(changes);
  if (lines.length === 0 && !needsRestart) {
    await removeRelease(id);
    console.log("Nothing to publish: the site shows this content already.");
    return;
  }
  console.log(`\nWhat changes on the site:\n${lines.join("\n")}\n`);
  const isConfirmed = !dryRun && (yes || (await confirm("Publish this? [y/N] ")));
  if (!isConfirmed) {
    await removeRelease(id);
    console.log("Nothing was published. The site is as it was.");
    return;
  }
  const before = await finishPublication(id);
  console.log("Published. The site shows it within a second or two.");
  if (needsRestart) console.log("The program itself has changed too: restart the server to use all of it.");
  if (before) console.log(`To go back: npm run releases -- rollback ${before}`);
}

const program = new Command("npm run publish --")
  .description("Checks the content, builds the site, shows what will change, asks, and puts it on the site.")
  .option("--dry-run", "only shows what would change")
  .option("--yes", "does not ask")
  .parse();

try {
  await publish(program.opts<Options>());
} catch (error) {
  const isExplained = error instanceof ContentError || error instanceof ReleaseError;
  console.error(isExplained ? error.message : error);
  console.error("\nNothing was published. The site is as it was. Mend what is named above, then try again.");
  process.exitCode = 1;
}
