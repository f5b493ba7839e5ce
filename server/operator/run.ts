import { loadEnvFile } from "../settings.ts";
import { confirm } from "../terminal-user.ts";
import { runCli } from "./cli.ts";

// A reader of the output, like `head`, may close it early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  loadEnvFile();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  confirm: process.stdin.isTTY ? confirm : undefined,
  output: {
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
  },
});
