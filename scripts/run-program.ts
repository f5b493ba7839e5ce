import { spawn } from "node:child_process";

/**
 * Runs a program of this project for production, as a child process.
 * @param options.isQuiet prints its output only when it fails
 * @throws when it fails
 */
export async function runProgram(program: string, args: string[], { isQuiet = false } = {}) {
  // Any other NODE_ENV gives React's development build.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(program, args, { stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit", env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += String(text)));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (status === 0) return;
  process.stderr.write(output);
  throw new Error(`${program} ${args.join(" ")} ended with status ${status}`);
}
