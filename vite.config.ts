import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { createLogger, defineConfig, type UserConfig } from "vite";
import { reloadContent } from "./scripts/reload-content.ts";
import { servePictures } from "./scripts/serve-pictures.ts";

const customLogger = createLogger();
const { warn } = customLogger;
// Newer than the CSS compiler, which keeps it as it is: browsers that do not know it either leave out its one rule.
customLogger.warn = (message, options) => {
  if (!message.includes("'target-current'")) warn(message, options);
};

export default defineConfig(
  ({ isPreview }): UserConfig => ({
    customLogger,
    // Vite compresses styles once more anyway.
    plugins: [tailwindcss({ optimize: false }), reactRouter(), reloadContent(), servePictures()],
    // The icons are generated into this folder.
    publicDir: ".generated/public",
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Without it the build reads all 6,300 modules of the icon package, which doubles its time.
        experimental: { lazyBarrel: true },
        output: {
          codeSplitting: {
            // What every page needs, in one file that stays cached between releases.
            groups: [{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
          },
        },
      },
    },
    server: {
      // A build renders its pages through a preview, in which React Router starts a compiler that would watch the whole
      // folder while the build fills it: with a thousand articles, that took most of the time.
      ...(isPreview ? { watch: null } : {}),
      // `npm run dev` starts the API beside the page server and names its address here. The host stays the one the
      // browser asked for, because the API takes forms from its own origin only.
      proxy: process.env.API_ORIGIN
        ? { "/api": { target: process.env.API_ORIGIN, changeOrigin: false } }
        : {},
    },
  }),
);
