import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { getItemPaths } from "./content-model/paths.ts";
import { writeRequestedPictures } from "./pictures/draw.ts";
import { errorPages } from "./scripts/built-pages.ts";

export default {
  ssr: false,
  // Set by scripts/build-release.ts, which moves it to dist/releases/ when the release is complete.
  buildDirectory: process.env.BUILD_DIR ?? ".generated/dist",
  prerender: {
    paths: async ({ getStaticPaths }) => [...getStaticPaths(), ...errorPages, ...(await getItemPaths())],
    concurrency: 2,
  },
  // Prerendering ran in this process, so the pictures requested by the pages are known here.
  buildEnd: ({ reactRouterConfig }) =>
    writeRequestedPictures(path.join(reactRouterConfig.buildDirectory, "client/pictures")),
} satisfies Config;
