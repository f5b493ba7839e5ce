import { Command, InvalidArgumentError } from "commander";
import buildRealSite from "../tests/setup/build-real-site.ts";
import type { BenchOptions } from "./bench-options.ts";
import { type Area, hasMissedTarget, printArea, saveArea } from "./report.ts";

const areas: Record<string, () => Promise<{ measure: (options: BenchOptions) => Promise<Area> }>> = {
  weights: () => import("./weights.ts"),
  pages: () => import("./pages.ts"),
  peers: () => import("./peers.ts"),
  interactions: () => import("./interactions.ts"),
  "route-changes": () => import("./route-changes.ts"),
  uploads: () => import("./uploads.ts"),
  submissions: () => import("./submissions.ts"),
  serving: () => import("./serving.ts"),
  publications: () => import("./publications.ts"),
  editor: () => import("./editor.ts"),
  refusals: () => import("./refusals.ts"),
  attacks: () => import("./attacks.ts"),
  "desk-ui": () => import("./desk-ui.ts"),
  desk: () => import("./desk.ts"),
  soak: () => import("./soak.ts"),
};

/** The soak takes an hour and peers needs another site, so they run only when they are named. */
const defaultAreas = Object.keys(areas).filter((name) => !["soak", "peers"].includes(name));

function wholeNumber(text: string) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError("must be a whole number from 1");
  return count;
}

const program = new Command("npm run bench --")
  .description("Measures the built site against its targets; exits 1 when one is missed.")
  .argument("[areas...]", `any of ${Object.keys(areas).join(", ")}; all but soak and peers by default`)
  .option("--runs <number>", "runs whose median counts", wholeNumber, 5)
  .option(
    "--routes <paths>",
    "comma-separated pages to measure (weights, pages)",
    (list) => list.split(","),
    [],
  )
  .option(
    "--against <site>",
    "address or folder of another built site, measured in turns with this one (pages, interactions, route-changes, peers)",
  )
  .option("--minutes <number>", "how long the soak takes", wholeNumber, 60)
  .parse();

await buildRealSite();

let missed = 0;
for (const name of program.args.length > 0 ? program.args : defaultAreas) {
  const load = areas[name];
  if (!load) program.error(`unknown area ${name}`);
  else {
    const area = await (await load()).measure(program.opts<BenchOptions>());
    printArea(area);
    await saveArea(area);
    missed += area.rows.filter(hasMissedTarget).length;
  }
}
console.log(missed === 0 ? "\nEvery target met." : `\n${missed} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;
