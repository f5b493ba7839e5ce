import { Command } from "commander";
import { formatStockholmTime } from "./format-time.ts";
import { ReleaseError } from "./release-error.ts";
import { currentReleaseId, listReleases, readHistory } from "./releases.ts";
import { rollback } from "./rollback.ts";

async function printReleases() {
  const [releases, current, history] = [await listReleases(), await currentReleaseId(), await readHistory()];
  if (releases.length === 0) console.log("There is no release yet: run `npm run build`.");
  for (const { id, builtAt, nextChangeAt } of releases) {
    const state =
      id === current ? "on the site" : history.includes(id) ? "on the site before" : "never on the site";
    const next =
      nextChangeAt && id === current ? `; it changes by itself on ${formatStockholmTime(nextChangeAt)}` : "";
    console.log(
      `${id === current ? "*" : " "} ${id}  built on ${formatStockholmTime(builtAt)}, ${state}${next}`,
    );
  }
}

const program = new Command("npm run releases --").description(
  "Shows the releases of the site, and goes back to one.",
);
program.command("list").description("the releases on disk, newest first").action(printReleases);
program
  .command("rollback")
  .description("puts an earlier release on the site, at once and without a restart")
  .argument("[id]", "the release; the one before the current one unless given")
  .action(async (id?: string) => {
    const before = await currentReleaseId();
    const now = await rollback(id);
    const undo = before ? ` To undo this: npm run releases -- rollback ${before}` : "";
    console.log(`Release ${now} is on the site now.${undo}`);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
