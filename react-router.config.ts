import type { Config } from "@react-router/dev/config";
import { itemPaths } from "./content-model/paths.ts";
import { statusPages } from "./scripts/built-pages.ts";

export default {
  ssr: false,
  // The build puts it into dist/ when all of it is made.
  buildDirectory: ".generated/dist",
  prerender: {
    paths: async ({ getStaticPaths }) => [...getStaticPaths(), ...statusPages, ...(await itemPaths())],
    concurrency: 2,
  },
} satisfies Config;
