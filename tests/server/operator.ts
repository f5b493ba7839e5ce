import { spawnSync } from "node:child_process";

/** Runs the operator's tool on a data folder and gives what it printed. */
export function operate(dataDir: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/operator/main.ts", ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}
