import type { Config } from "@react-router/dev/config";

export default {
  // Pages are rendered by the program, from content that the build does not read.
  ssr: true,
  // `npm run build` moves it to `dist/app`.
  buildDirectory: ".generated/program/app",
  // The manifest of all routes is small, and the server has no address for parts of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
