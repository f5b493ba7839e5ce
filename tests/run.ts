import { spawnSync } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";

/** The steps of `npm test`, in order; `npm run` puts the programs on the path. */
const steps: [name: string, command: string][] = [
  ["check", "npm run check"],
  ["vitest", "vitest run"],
  ["playwright", "playwright test"],
];

// As low as that of rendering (server/site/render-in-process.ts), which would otherwise wait for all other tests.
setPriority(10);

// Compiled code, kept for the hundreds of servers and other programs that the tests start.
process.env.NODE_COMPILE_CACHE ??= path.resolve(".generated/compile-cache");

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

const started = performance.now();
const durations: string[] = [];
for (const [name, command] of steps) {
  const stepStarted = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  durations.push(`${name} ${seconds(stepStarted)}`);
  if (status === 0) continue;
  process.exitCode = 1;
  break;
}
console.log(
  `Tests ${process.exitCode ? "failed" : "passed"} in ${seconds(started)} (${durations.join(", ")})`,
);
