import { spawn } from "node:child_process";

/** Runs a script of the project with Node. @returns its exit status and its output */
export async function runScript(
  script: string,
  args: string[],
  { cwd, ...environment }: Record<string, string> & { cwd?: string } = {},
) {
  const child = spawn(process.execPath, [script, ...args], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { status, output };
}
