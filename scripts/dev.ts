import path from "node:path";
import { createServer } from "vite";
import { loadEnvFile, readSettings, type Settings, SettingsError } from "#server/settings.ts";
import { writeAssets } from "./build-assets.ts";
import { findPort, PortInUseError, requirePort } from "./development/ports.ts";
import { serveProgram } from "./development/serve-program.ts";
import { writeEditorSchemas, writeEditorSettings } from "./editor-schemas.ts";

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

/** Not watched: what is built or written while the servers run. Icons, scripts and fonts are served. */
const watch = { ignored: [/\/\.generated\/(?!public|font|startup)/, "**/{.cache,data,dist}/**"] };

/** Serves the site, its API and the desk, and shows every change of pages, content and server at once. */
async function main() {
  loadEnvFile();
  const settings = readSettings(process.env);
  const { sitePort, deskPort } = await findPorts(settings);
  const [apiPort, deskApiPort] = [await requirePort("PORT", 0), await requirePort("DESK_PORT", 0)];
  await writeAssets();
  await writeEditorSchemas();
  await writeEditorSettings();
  const program = serveProgram({
    contentFolder: path.resolve(settings.CONTENT_DIR ?? "content"),
    environment: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(apiPort),
      DESK_HOST: "127.0.0.1",
      DESK_PORT: deskPort === null ? "off" : String(deskApiPort),
      // Here the server is busy whenever code is loaded or a page is rendered.
      LOAD_SHEDDING: "off",
      DESK_URL: `http://localhost:${deskPort ?? deskApiPort}`,
    },
  });
  const servers = [
    await createServer({
      plugins: [program],
      cacheDir: ".generated/vite/site",
      server: { port: sitePort, strictPort: true, watch },
    }),
  ];
  if (deskPort !== null) {
    const desk = await createServer({
      configFile: "desk/vite.config.ts",
      cacheDir: path.resolve(".generated/vite/desk"),
      server: {
        port: deskPort,
        strictPort: true,
        watch,
        // The modules in `desk/api` have paths that start alike. The Host header is kept because changes are accepted from
        // the desk's own origin only.
        proxy: {
          "^/api/(?!.*\\.tsx?(\\?|$))": { target: `http://127.0.0.1:${deskApiPort}`, changeOrigin: false },
        },
      },
    });
    servers.push(desk);
  }
  for (const server of servers) await server.listen();
  console.log(`The site: http://localhost:${sitePort}/`);
  if (deskPort !== null) console.log(`The desk: http://localhost:${deskPort}/`);

  const stop = async () => {
    await Promise.all(servers.map((server) => server.close()));
    await program.close();
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
