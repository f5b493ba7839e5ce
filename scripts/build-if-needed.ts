import { existsSync, globSync, statSync } from "node:fs";
import { parseArgs } from "node:util";

/** Everything that the program is made from, and nothing of the content. */
const sources = [
  "{app,brand,content-model,contract,desk,pictures,renderer,scripts,server}/**/*.{ts,tsx,css,html}",
  "package-lock.json",
  "{react-router,vite}.config.ts",
];

/** Whether a source is newer than the program. */
function isStale(): boolean {
  const builtMs = statSync("dist/version").mtimeMs;
  return globSync(sources, { exclude: ["**/*.test.ts"] }).some((file) => statSync(file).mtimeMs > builtMs);
}

/**
 * Runs before commands that use the program. With `--if-missing`, as before those that may run beside a server, a program
 * that is older than its sources stays: a server renders nothing once another program has taken the place of its own.
 */
async function buildIfNeeded(onlyIfMissing: boolean) {
  // Where it was built elsewhere, as in an image, there are no sources.
  if (!existsSync("scripts/build.ts") || !existsSync("node_modules/vite")) return;
  const exists = existsSync("dist/version");
  if (exists && !isStale()) return;
  if (exists && onlyIfMissing) {
    console.warn(
      "This program is older than its sources. `npm run build` and a restart of the server bring what is new in them.",
    );
    return;
  }
  const { build } = await import("./build.ts");
  await build();
}

const { values } = parseArgs({ options: { "if-missing": { type: "boolean", default: false } } });
await buildIfNeeded(values["if-missing"]);
