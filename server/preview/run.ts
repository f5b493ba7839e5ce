import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Command, InvalidArgumentError } from "commander";
import { hourMs } from "#contract/durations.ts";
import { escapeHtml } from "#contract/escape-html.ts";
import { formatStockholmTime } from "#contract/format-time.ts";
import type { Renderer } from "#renderer/renderer.ts";
import { becomeOwner } from "../become-owner.ts";
import { buildApp } from "../http/app.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { contentFolder } from "../publications/content-folder.ts";
import { loadEnvFile, readSettings } from "../settings.ts";
import { openProgram } from "../site/program.ts";
import { siteFolders } from "../site/site-folders.ts";
import { startErrorMessage } from "../start-error.ts";
import { openStore } from "../store/store.ts";
import { livePages } from "./live-pages.ts";

const defaultHours = 24;

type Options = { share?: boolean; hours: number; url?: string; port?: number };

function positiveNumber(text: string) {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError("must be a number above 0");
  return value;
}

function portNumber(text: string) {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new InvalidArgumentError("must be a port, from 0 to 65535");
}

const command = new Command("npm run preview --")
  .description("Serves the content as it is here, with drafts. Nothing that is sent is stored or mailed.")
  .option("--share", "only people with the printed address can see it")
  .option("--hours <number>", "how long a shared address works", positiveNumber, defaultHours)
  .option("--url <url>", "the address that leads here from outside, such as https://preview.example.org")
  .option("--port <number>", "where it listens; a free port unless given", portNumber);

/** What is wrong with the content, in place of a page. */
const errorPage = async (error: unknown) =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>This page cannot be shown</title><h1>This page cannot be shown</h1><pre>${escapeHtml(error instanceof Error ? error.message : String(error))}</pre></html>`;

/** Of the settings only those count that say where to listen: a preview has no database, sends no mail and no desk. */
async function serve(temporary: string, { share, hours, url, port }: Options) {
  const given = readSettings(process.env);
  const { PREVIEW_PORT, PREVIEW_URL, DATA_DIR, TRUST_PROXY, HOST = "127.0.0.1" } = given;
  // Uploads pass through a folder; it is empty again after each form.
  const settings = readSettings({
    DATA_DIR: temporary,
    LOG_LEVEL: "warn",
    LOAD_SHEDDING: "off",
    TRUST_PROXY: String(TRUST_PROXY),
  });
  const store = await openStore(settings);
  const program = openProgram();
  const renderer: Promise<Renderer> = import(pathToFileURL(program.renderer).href);
  const folder = await contentFolder(given);
  const site = await livePages({
    renderer: () => renderer,
    content: () => ({
      folder,
      timeMs: Date.now(),
      drafts: true,
      preview: true,
      pictureFolder: siteFolders(DATA_DIR).pictures,
    }),
    assets: program.assets,
    errorPage,
  });
  const expiresAtMs = Date.now() + hours * hourMs;
  const token = share ? randomBytes(24).toString("base64url") : undefined;
  const app = await buildApp({
    ...site,
    settings,
    store,
    metrics: createMetrics(store),
    scan: async () => "unchecked",
    onMailQueued: () => {},
    preview: { token, expiresAtMs: share ? expiresAtMs : Number.POSITIVE_INFINITY },
  });
  await app.listen({ host: HOST, port: port ?? PREVIEW_PORT ?? 0 });
  const address = app.server.address();
  const own = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  const origin = (url ?? PREVIEW_URL ?? own).replace(/\/$/, "");
  console.log(`Preview: ${origin}/${token ? `preview/${token}` : ""}`);
  if (share)
    console.log(`The address works until ${formatStockholmTime(expiresAtMs)} (Stockholm), while this runs.`);
  if (share && origin === own) {
    console.log("It works on this computer only. Name its address for others with --url or PREVIEW_URL.");
  }
  console.log(
    "Forms can be tried: nothing is stored or sent. Reload a page to see changes. Ctrl-C ends the preview.",
  );
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await store.close();
    await rm(temporary, { recursive: true, force: true });
    process.exit();
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

const options = command.parse().opts<Options>();
let temporary = "";
try {
  loadEnvFile();
  await becomeOwner(readSettings(process.env).DATA_DIR);
  temporary = await mkdtemp(path.join(tmpdir(), "preview-"));
  await serve(temporary, options);
} catch (error) {
  if (temporary) await rm(temporary, { recursive: true, force: true });
  console.error(startErrorMessage(error, process.env));
  process.exit(1);
}
