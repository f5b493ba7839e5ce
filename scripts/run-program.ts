import { spawn } from "node:child_process";

// A process that a signal ends does not emit `exit`.
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(1));

/** Runs a program of this project for production, as a child process that ends with this one. @throws when it fails */
export async function runProgram(program: string, ...args: string[]) {
  // Any other NODE_ENV gives React's development build.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(program, args, { stdio: "inherit", env });
  const end = () => child.kill();
  process.once("exit", end);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  process.off("exit", end);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with status ${status}`);
}
