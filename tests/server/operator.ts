import { spawnSync } from "node:child_process";
import { environment } from "../setup/environment.ts";
import { fixtureSite } from "../setup/sites.ts";

/** Runs the operator's tool with these settings and gives what it printed. */
export function operateWith(settings: Record<string, string>, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/server/operator/main.js", ...words], {
    cwd: fixtureSite,
    env: environment(settings),
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

/** Runs the operator's tool on a data folder and gives what it printed. */
export function operate(dataDir: string, ...words: string[]) {
  return operateWith({ DATA_DIR: dataDir }, ...words);
}

type Listed = { reference: string; status: string; fields: Record<string, string> };

/** What `list --json` shows of a data folder, newest first. @throws with what the tool said when it failed */
export function list(dataDir: string): Listed[] {
  const { status, stdout, stderr } = operate(dataDir, "list", "--json");
  if (status !== 0) throw new Error(`list ended with status ${status}: ${stderr}`);
  return JSON.parse(stdout);
}
