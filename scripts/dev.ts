import path from "node:path";
import { createServer } from "vite";
import { readSite } from "#content-model/site.ts";
import { loadEnvFile, readSettings, type Settings, SettingsError } from "#server/settings.ts";
import { writeAssets } from "./build-assets.ts";
import { startApiServer } from "./development/api-server.ts";
import { findPort, PortInUseError, requirePort } from "./development/ports.ts";
import { reloadContent } from "./development/reload-content.ts";
import { servePictures } from "./development/serve-pictures.ts";
import { serveSite } from "./development/serve-site.ts";
import { watchContent } from "./development/watch-content.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { writeFont } from "./font.ts";

/**
 * The ports of the site and the desk: `PORT` and `DESK_PORT` (the next one, or a free one if that is taken).
 * Without a desk, `deskPort` is null.
 */
async function findPorts({ PORT, DESK_PORT }: Settings) {
  const sitePort = await requirePort("PORT", PORT);
  if (DESK_PORT === "off") return { sitePort, deskPort: null };
  const deskPort =
    DESK_PORT === undefined
      ? ((await findPort(sitePort + 1)) ?? (await requirePort("DESK_PORT", 0)))
      : await requirePort("DESK_PORT", DESK_PORT);
  return { sitePort, deskPort };
}

/** Not watched: what is built or written while the servers run. Icons and font are served. */
const watch = { ignored: [/\/\.generated\/(?!public|font)/, "**/{.cache,data,dist}/**"] };

/** Serves the site, its API and the desk, and shows every change of pages, content and server at once. */
async function main() {
  loadEnvFile();
  const settings = readSettings(process.env);
  process.env.SHOW_DRAFTS = "true";
  const { sitePort, deskPort } = await findPorts(settings);
  const [apiPort, deskApiPort] = [await requirePort("PORT", 0), await requirePort("PORT", 0)];

  await writeFont();
  await writeEditorSchemas();
  const api = await startApiServer({
    HOST: "127.0.0.1",
    PORT: String(apiPort),
    DESK_HOST: "127.0.0.1",
    DESK_PORT: deskPort === null ? "off" : String(deskApiPort),
    DESK_URL: `http://localhost:${deskPort ?? deskApiPort}`,
    DATA_DIR: path.resolve(settings.DATA_DIR),
  });

  let site = "";
  const content = watchContent(async () => {
    const current = JSON.stringify(await readSite());
    // The icons and the web manifest hold the site's name.
    if (current !== site) await writeAssets();
    site = current;
    await api.update();
  });
  process.env.API_ORIGIN = `http://127.0.0.1:${apiPort}`;
  process.env.DESK_API_ORIGIN = `http://127.0.0.1:${deskApiPort}`;
  const servers = [
    await createServer({
      plugins: [
        serveSite({ mistakes: content.mistakes, onPage: api.keepPage }),
        reloadContent(content.changed),
        servePictures(),
      ],
      cacheDir: ".generated/vite/site",
      server: { port: sitePort, strictPort: true, watch },
    }),
  ];
  if (deskPort !== null) {
    const desk = await createServer({
      configFile: "desk/vite.config.ts",
      cacheDir: path.resolve(".generated/vite/desk"),
      server: { port: deskPort, strictPort: true, watch },
    });
    servers.push(desk);
  }
  for (const server of servers) await server.listen();
  console.log(`The site: http://localhost:${sitePort}/`);
  if (deskPort !== null) console.log(`The desk: http://localhost:${deskPort}/`);
  const mistakes = await content.mistakes();
  for (const { file, line, message } of mistakes) console.error(`${file}:${line}: ${message}`);

  const stop = async () => {
    await Promise.all([api.close(), ...servers.map((server) => server.close())]);
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
}

try {
  await main();
} catch (error) {
  const isExplained = error instanceof PortInUseError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
