import { spawn } from "node:child_process";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { copyOfProject } from "../tests/build/copy-of-project.ts";
import type { Area, Row } from "./report.ts";

const sizes = [10, 100, 1000];

/** Resident memory in bytes of a process and all it has started, as Linux tells it; 0 elsewhere. */
function memoryOfTree(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      parents.set(Number(name), Number(/PPid:\s+(\d+)/.exec(status)?.[1]));
      memory.set(Number(name), Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
    } catch {
      // It ended while we looked.
    }
  }
  let sum = 0;
  for (const [id, bytes] of memory) {
    for (let at: number | undefined = id; at; at = parents.get(at)) {
      if (at !== root) continue;
      sum += bytes;
      break;
    }
  }
  return sum;
}

/** Builds a folder. @returns seconds, and peak memory in bytes of everything that took part */
async function timedBuild(folder: string) {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/main.ts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(child.pid ?? 0));
  }, 250);
  const status = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`the build of ${folder} ended with status ${status}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

function scriptBytes(folder: string) {
  return globSync("dist/client/assets/*.js.br", { cwd: folder }).reduce(
    (sum, name) => sum + statSync(path.join(folder, name)).size,
    0,
  );
}

/** Builds with 10, 100 and 1,000 more articles: time and memory grow no more than linearly, scripts not at all. */
export async function measure(): Promise<Area> {
  const rows: Row[] = [];
  const first = { seconds: 0, peak: 0, scripts: 0 };
  for (const size of sizes) {
    const { folder, remove } = await copyOfProject();
    const article = readFileSync(path.join(folder, "content/articles/co-ownership-success.md"), "utf8");
    for (let index = 0; index < size; index++) {
      const text = article.replaceAll("Co-Ownership Models", `Generated article ${index}`);
      await writeFile(path.join(folder, `content/articles/generated-${index}.md`), text);
    }
    const { seconds, peak } = await timedBuild(folder);
    const scripts = scriptBytes(folder);
    if (size === sizes[0]) Object.assign(first, { seconds, peak, scripts });
    const growth = size / (sizes[0] ?? 1);
    rows.push(
      { what: `${size} articles, clean build`, figure: seconds, target: first.seconds * growth, unit: "s" },
      {
        what: `${size} articles, peak memory`,
        figure: peak / 1024 ** 2,
        target: (first.peak * growth) / 1024 ** 2,
        unit: "MB",
      },
      {
        what: `${size} articles, all scripts`,
        figure: scripts / 1024,
        target: first.scripts / 1024 + 0.3,
        unit: "KB",
      },
    );
    await remove();
  }
  return {
    name: "growth",
    notes: ["Targets are linear growth from the smallest; scripts may not grow."],
    rows,
  };
}
