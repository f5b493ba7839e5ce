import { mkdir, writeFile } from "node:fs/promises";

/** One figure beside its limit. `figure` passes while it is at most (or at least) the target. */
export type Row = {
  what: string;
  figure: number;
  target: number;
  unit: string;
  /** Set when more is better, for instance submissions a second. */
  atLeast?: true;
  /** What the figure is compared with, where there is such a thing: the same page without scripts, nginx … */
  limit?: number;
};

/** What one area of the bench measured. */
export type Area = { name: string; notes: string[]; rows: Row[] };

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

export function isMissed(row: Row) {
  return row.atLeast ? row.figure < row.target : row.figure > row.target;
}

/** Prints one area as a table. */
export function print(area: Area) {
  console.log(`\n${area.name}`);
  for (const note of area.notes) console.log(`  ${note}`);
  console.table(
    area.rows.map((row) => ({
      what: row.what,
      target: `${row.atLeast ? "≥" : "≤"} ${number.format(row.target)} ${row.unit}`,
      figure: `${number.format(row.figure)} ${row.unit}`,
      "ratio to limit": row.limit ? number.format(row.figure / row.limit) : "",
      met: isMissed(row) ? "MISSED" : "yes",
    })),
  );
}

/** Keeps the figures in `bench/results/`, one file an area. */
export async function save(area: Area) {
  await mkdir("bench/results", { recursive: true });
  await writeFile(`bench/results/${area.name}.json`, `${JSON.stringify(area, null, 2)}\n`);
}

/** The middle value; of an even number, the upper one. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
