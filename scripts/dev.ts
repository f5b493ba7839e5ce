import { spawn } from "node:child_process";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { ensureFont } from "./font.ts";

// Pages with hot reload on PORT (3000), the API beside them on a port of its own, restarted when its code changes.
await ensureFont();
await writeEditorSchemas();
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/start.js"], {
  stdio: "inherit",
  env: { ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
});
const pages = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], {
  stdio: "inherit",
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
});

for (const child of [api, pages]) {
  child.once("exit", (status) => {
    api.kill();
    pages.kill();
    process.exitCode = status ?? 1;
  });
}
