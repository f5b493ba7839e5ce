import { runCli } from "#server/operator/cli.ts";
import { environment } from "../setup/environment.ts";

export type CliResult = { status: number; stdout: string; stderr: string };

/** Runs the operator CLI in this process with these settings. */
export async function operateWith(settings: Record<string, string>, ...args: string[]): Promise<CliResult> {
  let stdout = "";
  let stderr = "";
  const output = {
    write(text: string) {
      stdout += text;
    },
    writeError(text: string) {
      stderr += text;
    },
  };
  const status = await runCli(args, {
    env: environment(settings),
    output,
  });
  return { status, stdout, stderr };
}

/** Runs the operator CLI on a data folder. */
export function operate(dataDir: string, ...args: string[]): Promise<CliResult> {
  return operateWith({ DATA_DIR: dataDir }, ...args);
}

type Listed = {
  reference: string;
  status: string;
  formType: string;
  form: string;
  fields: Record<string, string>;
};

/** What `list --json` prints for a data folder, newest first. */
export async function list(dataDir: string, ...options: string[]): Promise<Listed[]> {
  const { status, stdout, stderr } = await operate(dataDir, "list", "--json", ...options);
  if (status !== 0) throw new Error(`list ended with status ${status}: ${stderr}`);
  return JSON.parse(stdout);
}
