import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const read = (file: string) => readFile(file, "utf8").catch(() => "");

/** Processes below one. */
async function descendants(pid: number): Promise<number[]> {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).split(" ").filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(descendants))).flat()];
}

/** Peak resident memory in megabytes of each process that renders a site below another one, until it ends (Linux only). */
export async function peakRenderingMemory(pid: number): Promise<number> {
  let peak = 0;
  while ((await readdir(`/proc/${pid}`).catch(() => [])).length > 0) {
    for (const child of await descendants(pid)) {
      if (!(await read(`/proc/${child}/cmdline`)).includes("render-process")) continue;
      const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(await read(`/proc/${child}/status`)) ?? [];
      peak = Math.max(peak, Math.round(Number(kilobytes) / 1024));
    }
    await wait(20);
  }
  return peak;
}
