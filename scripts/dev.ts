import { existsSync } from "node:fs";
import path from "node:path";
import { createServer } from "vite";
import { readSite } from "#content-model/site.ts";
import { writeAssets } from "./build-assets.ts";
import { startApiServer } from "./development/api-server.ts";
import { findPort, PortInUseError, requirePort } from "./development/ports.ts";
import { reloadContent } from "./development/reload-content.ts";
import { servePictures } from "./development/serve-pictures.ts";
import { serveSite } from "./development/serve-site.ts";
import { watchContent } from "./development/watch-content.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { writeFont } from "./font.ts";

/** The ports of the site and the desk: `PORT` (3000) and `DESK_PORT` (the next one, or a free one if that is taken). */
async function findPorts() {
  const { PORT, DESK_PORT } = process.env;
  const sitePort = await requirePort("PORT", Number(PORT || 3000));
  const deskPort = DESK_PORT
    ? await requirePort("DESK_PORT", Number(DESK_PORT))
    : ((await findPort(sitePort + 1)) ?? (await requirePort("DESK_PORT", 0)));
  return { sitePort, deskPort };
}

/** Not watched: what is built or written while the servers run. Icons and font are served. */
const watch = { ignored: [/\/\.generated\/(?!public|font)/, "**/{.cache,data,dist}/**"] };

/** Serves the site, its API and the desk, and shows every change of pages, content and server at once. */
async function main() {
  if (existsSync(".env")) process.loadEnvFile(".env");
  process.env.SHOW_DRAFTS = "true";
  const { sitePort, deskPort } = await findPorts();
  const [apiPort, deskApiPort] = [await requirePort("PORT", 0), await requirePort("PORT", 0)];

  await writeFont();
  await writeEditorSchemas();
  const api = await startApiServer({
    HOST: "127.0.0.1",
    PORT: String(apiPort),
    DESK_HOST: "127.0.0.1",
    DESK_PORT: String(deskApiPort),
    DESK_URL: `http://localhost:${deskPort}`,
    DATA_DIR: path.resolve(process.env.DATA_DIR || "data"),
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
  const servers = await Promise.all([
    createServer({
      plugins: [
        serveSite({ mistakes: content.mistakes, onPage: api.keepPage }),
        reloadContent(content.changed),
        servePictures(),
      ],
      cacheDir: ".generated/vite/site",
      server: { port: sitePort, strictPort: true, watch },
    }),
    createServer({
      configFile: "desk/vite.config.ts",
      cacheDir: path.resolve(".generated/vite/desk"),
      server: { port: deskPort, strictPort: true, watch },
    }),
  ]);
  for (const server of servers) await server.listen();
  console.log(`The site: http://localhost:${sitePort}/\nThe desk: http://localhost:${deskPort}/`);
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
  console.error(error instanceof PortInUseError ? error.message : error);
  process.exit(1);
}
