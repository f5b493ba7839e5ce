import { build, type InlineConfig } from "vite";
import packageJson from "../package.json" with { type: "json" };

/**
 * Vite's settings for the server bundle. Packages that production installs stay imports; everything else, such as the
 * site's components and their class helpers, goes into the bundle.
 */
function serverBuildConfig(folder: string): InlineConfig {
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
          publications: "server/publications/cli/main.ts",
          "calendar-worker": "server/calendars/calendar-worker.ts",
          "parse-mail-process": "server/mail/incoming/parse-mail-process.ts",
          "render-process": "server/site/render-process.ts",
        },
        output: { chunkFileNames: "chunks/[name].js" },
      },
    },
  };
}

/** Bundles the programs of `server/` into a folder. */
export async function buildServer(folder: string) {
  await build(serverBuildConfig(folder));
}
