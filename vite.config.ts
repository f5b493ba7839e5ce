import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { createLogger, defineConfig, type UserConfig } from "vite";

// A build says only what is wrong.
const customLogger = createLogger(process.env.BUILD_DIR ? "warn" : "info");
const { warn } = customLogger;
// The CSS compiler does not know this selector yet and keeps its rule unchanged; older browsers ignore the rule.
customLogger.warn = (message, options) => {
  if (!message.includes("'target-current'")) warn(message, options);
};

export default defineConfig(
  ({ isPreview }): UserConfig => ({
    customLogger,
    // Vite minifies styles itself.
    plugins: [tailwindcss({ optimize: false }), reactRouter()],
    // The icons are generated into this folder.
    publicDir: ".generated/public",
    build: {
      assetsInlineLimit: 0,
      // Scripts that load later import little that a page has not loaded, so preloading would cost more than it saves.
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Without it the build reads all 6,300 modules of the icon package, which doubles its time.
        experimental: { lazyBarrel: true },
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
                test: /\/app\/components\/(layout\/ErrorScreen|ui\/Logo|effects\/use-hydrated)/,
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
    server: {
      // React Router prerenders through a preview server, which must not watch the folder that the build writes to.
      ...(isPreview ? { watch: null } : {}),
      // Set by `npm run dev`, which also starts the API server. The Host header is kept because the API accepts forms
      // from its own origin only.
      proxy: process.env.API_ORIGIN
        ? { "/api": { target: process.env.API_ORIGIN, changeOrigin: false } }
        : {},
    },
  }),
);
