import { rm, writeFile } from "node:fs/promises";
import { build, type InlineConfig } from "vite";
import packageJson from "../package.json" with { type: "json" };
import { contractInputs, currentStamp, serverInputs, writeStamp } from "./stamp.ts";

/**
 * Vite's settings for the server bundle. Packages that production installs stay imports; everything else, such as the
 * site's components and their class helpers, goes into the bundle.
 */
export function serverBuildConfig(folder: string): InlineConfig {
  return {
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // Whatever NODE_ENV is while it builds: the development runtime does not work with React's production build.
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: "node26",
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: "server/main.ts",
          "operator/main": "server/operator/main.ts",
          preview: "server/preview/main.ts",
        },
        output: { chunkFileNames: "chunks/[name].js" },
      },
    },
  };
}

/** Bundles the server and the operator CLI into a folder, replacing what it held (React Router's server build). */
export async function buildServer(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await build(serverBuildConfig(folder));
  await writeFile(`${folder}/contract-hash`, await currentStamp(contractInputs));
  await writeStamp(folder, serverInputs);
}
