import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  // Vite minifies styles itself.
  plugins: [react(), tailwindcss({ optimize: false })],
  // The site's icons are generated into this folder.
  publicDir: "../.generated/public",
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Without it the build reads all modules of the icon package.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: {
          groups: [{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
  server: {
    // The site's components and the font lie beside this folder.
    fs: { allow: [".."] },
  },
});
