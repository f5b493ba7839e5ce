import { loadEnvFile } from "../settings.ts";
import { runCli } from "./cli.ts";

// A reader of the output, like `head`, may close it early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

loadEnvFile();
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  serverDataFile: "dist/current/server-data.json",
  output: {
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
  },
});
