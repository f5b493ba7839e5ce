import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { createLogger, defineConfig, type UserConfig } from "vite";

/** A build says only what is wrong. */
function createSiteLogger(command: "build" | "serve") {
  const logger = createLogger(command === "build" ? "warn" : "info");
  const { warn } = logger;
  // The CSS compiler does not know this selector yet and keeps its rule unchanged; older browsers ignore the rule.
  logger.warn = (message, options) => {
    if (!message.includes("'target-current'")) warn(message, options);
  };
  return logger;
}

export default defineConfig(
  ({ command }): UserConfig => ({
    customLogger: createSiteLogger(command),
    // Vite minifies styles itself.
    plugins: [tailwindcss({ optimize: false }), reactRouter()],
    // The icons are generated into this folder.
    publicDir: ".generated/public",
    // Found at the start of the development server: what is found while a page loads makes it load again.
    optimizeDeps: { entries: ["app/**/!(*.test).{ts,tsx}"] },
    build: {
      assetsInlineLimit: 0,
      // Scripts that load later import little that a page has not loaded, so preloading would cost more than it saves.
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Without it the build reads all 6,300 modules of the icon package, which doubles its time.
        experimental: { lazyBarrel: true },
        // Rendered by the server alone: without this, browsers load what it imports.
        treeshake: {
          moduleSideEffects: [{ test: /\/app\/forms\/ApplicationGuide\.tsx$/, sideEffects: false }],
        },
        output: {
          codeSplitting: {
            // What pages share, in few files: fewer requests, and better compression than many small files. A part of
            // eight pages or fewer stays out of `components`, since every page loads it.
            groups: [
              { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
              // Every page uses them; in a later group they would make every page load that.
              { name: "icons", test: /\/(IconX|createReactComponent|defaultAttributes)\.|preload-helper/ },
              { name: "components", test: /\/app\/(components\/|page-meta)/, minShareCount: 9 },
              // Every page loads these with the root.
              {
                name: "components",
                test: /\/app\/(page-input|components\/(layout\/ErrorScreen|ui\/Logo))/,
              },
              {
                name: "forms",
                test: /\/app\/(forms|components\/(ui\/(Banner|Checkbox|CharacterCount|Field|FileField)|sections\/(FormSection|StepsAside)))/,
                minShareCount: 3,
              },
            ],
          },
        },
      },
    },
    // The renderer is one bundle with all it needs; of the packages outside it, production installs have what they need.
    environments: {
      ssr: {
        build: { rolldownOptions: { input: "renderer/index.ts" } },
        ...(command === "build" && {
          resolve: {
            noExternal: true,
            external: ["sharp", "opentype.js", "world-atlas", "@fontsource/schibsted-grotesk"],
          },
        }),
      },
    },
  }),
);
