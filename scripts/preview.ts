import { fork, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { watch } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { contentDir } from "#content-model/content-dir.ts";
import { formatStockholmTime } from "./releases/format-time.ts";

const defaultPort = 3010;
const defaultHours = 24;
const hourMs = 60 * 60 * 1000;
/** Editors write several files at once. */
const quietMs = 500;

type Options = { share?: boolean; hours: number; url?: string; port: number };

function positiveNumber(text: string) {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError("must be a number above 0");
  return value;
}

const { share, hours, url, port } = new Command("npm run preview --")
  .description(
    "Builds the content as it is here, with drafts, and serves it. Nothing that is sent is stored or mailed.",
  )
  .option("--share", "only people with the printed address can see it")
  .option("--hours <number>", "how long a shared address works", positiveNumber, defaultHours)
  .option("--url <url>", "the address that leads here from outside, such as https://preview.example.org")
  .option("--port <number>", "where it listens", Number, defaultPort)
  .parse()
  .opts<Options>();

const token = share ? randomBytes(24).toString("base64url") : "";
const environment = {
  ...process.env,
  NODE_ENV: "production",
  SHOW_DRAFTS: "true",
  PREVIEW: "true",
  DIST_DIR: ".generated/preview",
};

/** Builds the preview when the content has changed. @returns whether there is something to serve */
function build() {
  return (
    spawnSync(process.execPath, ["scripts/build-if-stale.ts"], { stdio: "inherit", env: environment })
      .status === 0
  );
}

console.log("Building the preview: this takes a minute or two …");
if (!build()) process.exit(1);

const expiresAtMs = Date.now() + hours * hourMs;

const server = fork(".generated/preview/server/preview.js", {
  env: {
    ...environment,
    HOST: process.env.HOST || "127.0.0.1",
    PORT: String(port),
    PREVIEW_TOKEN: token,
    PREVIEW_EXPIRES_AT: new Date(expiresAtMs).toISOString(),
  },
});
server.once("exit", (status) => process.exit(status ?? 0));
const [message] = (await once(server, "message")) as [{ port: number }];
const origin = (url ?? `http://localhost:${message.port}`).replace(/\/$/, "");
console.log(`\nPreview: ${origin}/${share ? `preview/${token}` : ""}`);
if (share)
  console.log(`The address works until ${formatStockholmTime(expiresAtMs)} (Stockholm), while this runs.`);
console.log(
  "Forms can be tried: nothing is stored or sent. Changes to the content appear after a minute. Ctrl-C ends the preview.",
);

let timer: NodeJS.Timeout | undefined;
watch(contentDir, { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(build, quietMs);
});
