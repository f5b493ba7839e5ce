import { spawn } from "node:child_process";

/** Runs a program of this project for production, as a child process. @throws when it fails */
export async function runProgram(program: string, ...args: string[]) {
  // Any other NODE_ENV gives React's development build.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(program, args, { stdio: "inherit", env });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with status ${status}`);
}
