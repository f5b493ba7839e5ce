import { type ChildProcess, spawn } from "node:child_process";
import { build, createServer, mergeConfig, type Rolldown } from "vite";
import { writeAssets } from "./build-assets.ts";
import { serverBuildConfig } from "./build-server.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";

// Pages with hot reload on PORT (3000) and the desk on the next port, as in production; then the servers of both APIs,
// bundled again and restarted when their code changes.
await writeAssets();
await writeEditorSchemas();
const port = Number(process.env.PORT ?? 3000);
const [deskPort, apiPort, deskApiPort] = [port + 1, port + 2, port + 3];
const bundle = ".generated/dev-server";

const pages = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], {
  stdio: "inherit",
  env: { ...process.env, SHOW_DRAFTS: "true", API_ORIGIN: `http://127.0.0.1:${apiPort}` },
});
process.env.DESK_API_ORIGIN = `http://127.0.0.1:${deskApiPort}`;
const desk = await createServer({
  configFile: "desk/vite.config.ts",
  server: { port: deskPort, strictPort: true },
});
await desk.listen();
desk.printUrls();
let api: ChildProcess | undefined;

/** Starts the API server, in the place of the one that runs. */
function restartApi() {
  const start = () => {
    api = spawn(process.execPath, [`${bundle}/main.js`], {
      stdio: "inherit",
      env: {
        ...process.env,
        PORT: String(apiPort),
        HOST: "127.0.0.1",
        DESK_PORT: String(deskApiPort),
        DESK_HOST: "127.0.0.1",
        DESK_URL: `http://localhost:${deskPort}`,
      },
    });
  };
  if (api === undefined || api.exitCode !== null) return start();
  api.once("exit", start);
  api.kill();
}

const watcher = (await build(
  mergeConfig(serverBuildConfig(bundle), { build: { watch: {} } }),
)) as Rolldown.RolldownWatcher;
watcher.on("event", (event) => {
  if (event.code === "END") restartApi();
});

pages.once("exit", async (status) => {
  await watcher.close();
  await desk.close();
  api?.removeAllListeners("exit");
  api?.kill();
  process.exitCode = status ?? 1;
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => pages.kill(signal));
