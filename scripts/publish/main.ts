import { createInterface } from "node:readline";
import { Command } from "commander";
import { ContentError } from "#content-model/read-content.ts";
import { hasBuildTools } from "../build-tools.ts";
import { ReleaseError } from "../releases/release-error.ts";
import { currentReleaseId, removeRelease } from "../releases/releases.ts";
import { describeChanges } from "./describe-changes.ts";

type Options = { dryRun?: boolean; yes?: boolean };

const unchanged = "Nothing was published. The site is as it was.";

/** Asks until the answer is yes or no. Ctrl-C and the end of the input are no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: question });
  try {
    terminal.prompt();
    for await (const answer of terminal) {
      if (/^\s*y(es)?\s*$/i.test(answer)) return true;
      if (/^\s*(no?)?\s*$/i.test(answer)) return false;
      terminal.prompt();
    }
    // The cursor still stands behind the question.
    console.log();
    return false;
  } finally {
    terminal.close();
  }
}

/** Says what an interrupted build leaves. @returns a function that ends this */
function explainInterruption() {
  const explain = () => {
    console.log(`\n${unchanged}`);
    process.exit(130);
  };
  process.once("SIGINT", explain);
  return () => process.off("SIGINT", explain);
}

async function publish({ dryRun = false, yes = false }: Options) {
  if (!hasBuildTools()) {
    throw new ReleaseError("The build tools are not installed here. Run `npm ci` first.");
  }
  if (!dryRun && !yes && !process.stdin.isTTY) {
    throw new ReleaseError(
      "Nobody can answer a question here: add `-- --yes` to publish, or `-- --dry-run` to only look.",
    );
  }
  const { preparePublication, finishPublication } = await import("./publication.ts");
  console.log("Checking and building the site: this takes a minute or two …");
  const stopExplaining = explainInterruption();
  const { id, changes, needsRestart } = await preparePublication();
  stopExplaining();
  const lines = changes === null ? ["  everything: there is no release yet"] : describeChanges(changes);
  if (lines.length === 0 && !needsRestart) {
    await removeRelease(id);
    console.log("Nothing to publish: the site shows this content already.");
    return;
  }
  console.log(`\nWhat changes on the site:\n${lines.join("\n")}\n`);
  const isConfirmed =
    !dryRun && (yes || (await confirm("Publish this? Type y (yes) or n (no), then press Enter: ")));
  if (!isConfirmed) {
    await removeRelease(id);
    console.log(unchanged);
    return;
  }
  const before = await finishPublication(id);
  console.log(
    needsRestart
      ? "Published. The program has changed too, so restart the server: until then the site may show the previous release."
      : "Published. The site shows it within a second or two.",
  );
  if (before) console.log(`To go back: npm run releases -- rollback ${before}`);
}

const program = new Command("npm run publish --")
  .description("Checks the content, builds the site, shows what will change, asks, and puts it on the site.")
  .option("--dry-run", "only shows what would change")
  .option("--yes", "does not ask")
  .parse();

const before = await currentReleaseId();
try {
  await publish(program.opts<Options>());
} catch (error) {
  const isExplained = error instanceof ContentError || error instanceof ReleaseError;
  console.error(isExplained ? error.message : error);
  console.error(
    before === (await currentReleaseId())
      ? `\n${unchanged} Correct what is named above, then try again.`
      : "\nPublishing stopped, and the new release is on the site. `npm run releases -- list` shows it.",
  );
  process.exitCode = 1;
}
