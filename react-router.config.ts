import type { Config } from "@react-router/dev/config";
import { itemPaths } from "./content-model/paths.ts";
import { statusPages } from "./scripts/built-pages.ts";

export default {
  ssr: false,
  // Every page has a client loader, all the same one: a file of its own for each would be a request more.
  splitRouteModules: false,
  // The build puts it into dist/ when all of it is made.
  buildDirectory: ".generated/dist",
  prerender: {
    paths: async ({ getStaticPaths }) => [...getStaticPaths(), ...statusPages, ...(await itemPaths())],
    concurrency: 2,
  },
} satisfies Config;
