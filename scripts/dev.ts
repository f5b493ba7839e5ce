import { type ChildProcess, spawn } from "node:child_process";
import { build, mergeConfig, type Rolldown } from "vite";
import { serverBuildConfig } from "./build-server.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { writeFont } from "./font.ts";

// Pages with hot reload on PORT (3000); the API beside them on the next port, bundled again and restarted when its
// code changes.
await writeFont();
await writeEditorSchemas();
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const bundle = ".generated/dev-server";

const pages = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], {
  stdio: "inherit",
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
});
let api: ChildProcess | undefined;

/** Starts the API server, in the place of the one that runs. */
function restartApi() {
  const start = () => {
    api = spawn(process.execPath, [`${bundle}/main.js`], {
      stdio: "inherit",
      env: { ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
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
  api?.removeAllListeners("exit");
  api?.kill();
  process.exitCode = status ?? 1;
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => pages.kill(signal));
