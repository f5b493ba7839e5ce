import { Command } from "commander";
import { isFresh, siteInputs } from "#scripts/stamp.ts";
import { type Area, isMissed, print, save } from "./report.ts";

export type BenchOptions = {
  /** Runs whose median counts. */
  runs: number;
  /** Pages to measure; all when empty. */
  routes: string[];
  /** Another built site's folder of static pages, measured in the same run. */
  against?: string;
  /** Makes today's weights the budget (weights only). */
  accept?: boolean;
};

const areas: Record<string, () => Promise<{ measure: (options: BenchOptions) => Promise<Area> }>> = {
  weights: () => import("./weights.ts"),
  pages: () => import("./pages.ts"),
  hydration: () => import("./hydration.ts"),
  interactions: () => import("./interactions.ts"),
  start: () => import("./start.ts"),
  "route-changes": () => import("./route-changes.ts"),
  uploads: () => import("./uploads.ts"),
  submissions: () => import("./submissions.ts"),
  serving: () => import("./serving.ts"),
  growth: () => import("./growth.ts"),
};

const program = new Command("npm run bench --")
  .description("Measures the built site against its targets; exits 1 where one is missed.")
  .argument("[areas...]", `any of ${Object.keys(areas).join(", ")}; all when none is named`)
  .option("--runs <number>", "runs whose median counts", Number, 5)
  .option("--routes <paths>", "comma-separated pages to measure", (list) => list.split(","), [])
  .option("--against <folder>", "another built site's folder, measured in the same run (pages only)")
  .option("--accept", "make today's weights the budget the tests hold pages to (weights only)")
  .parse();

if (!(await isFresh("dist", siteInputs))) {
  console.error("dist/ is older than its sources: run `npm run build` first.");
  process.exit(1);
}

let missed = 0;
for (const name of program.args.length > 0 ? program.args : Object.keys(areas)) {
  const load = areas[name];
  if (!load) program.error(`unknown area ${name}`);
  else {
    const area = await (await load()).measure(program.opts<BenchOptions>());
    print(area);
    await save(area);
    missed += area.rows.filter(isMissed).length;
  }
}
console.log(missed === 0 ? "\nEvery target met." : `\n${missed} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;
