import { git } from "./content-repository.ts";

/** Runs Git in a folder. @returns what it printed; null without Git or a history */
const gitOrNull = (folder: string, ...args: string[]) => git(folder, ...args).catch(() => null);

/** The commit that a content folder is at; null without a Git history. */
export async function contentCommit(folder: string): Promise<string | null> {
  return (await gitOrNull(folder, "rev-parse", "HEAD"))?.trim() ?? null;
}

/** The day (`YYYY-MM-DD`) of the last commit of each file of a folder; empty without a full Git history. */
export async function lastChangeDays(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  if ((await gitOrNull(folder, "rev-parse", "--is-shallow-repository"))?.trim() !== "false") return days;
  const log = await gitOrNull(folder, "log", "--format=day %cs", "--name-only", "--relative", "--", ".");
  let day = "";
  for (const line of (log ?? "").split("\n")) {
    if (line.startsWith("day ")) day = line.slice(4);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}
