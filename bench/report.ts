import { mkdir, writeFile } from "node:fs/promises";

/** One figure. With a target, it passes while it is at most the target, or at least the target with `atLeast`. */
export type Row = {
  name: string;
  figure: number;
  unit: string;
  target?: number;
  atLeast?: true;
  /** The same figure of what it is compared with: another site, nginx, the bare disk. */
  comparison?: number;
};

/** The results of one area of the bench. */
export type Area = { name: string; notes: string[]; rows: Row[] };

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

export function hasMissedTarget({ figure, target, atLeast }: Row) {
  if (target === undefined) return false;
  return atLeast ? figure < target : figure > target;
}

/** Prints one area as a table. */
export function printArea(area: Area) {
  console.log(`\n${area.name}`);
  for (const note of area.notes) console.log(`  ${note}`);
  console.table(
    area.rows.map((row) => ({
      name: row.name,
      figure: `${number.format(row.figure)} ${row.unit}`,
      "compared with": row.comparison === undefined ? "" : number.format(row.comparison),
      target: row.target === undefined ? "" : `${row.atLeast ? "≥" : "≤"} ${number.format(row.target)}`,
      met: row.target === undefined ? "" : hasMissedTarget(row) ? "MISSED" : "yes",
    })),
  );
}

/** Writes the figures to `bench/results/`, one file per area. */
export async function saveArea(area: Area) {
  await mkdir("bench/results", { recursive: true });
  await writeFile(`bench/results/${area.name}.json`, `${JSON.stringify(area, null, 2)}\n`);
}

/** The middle value; of an even number of values the upper one. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
