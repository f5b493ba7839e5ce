import type { Plugin } from "vite";
import { contentDir } from "#content-model/content-dir.ts";

/** In development: a changed word shows at once. Loaders read content as files, which no module imports. */
export function reloadContent(): Plugin {
  return {
    name: "reload-content",
    apply: "serve",
    hotUpdate({ file }) {
      if (this.environment.name !== "client" || !file.startsWith(`${contentDir}/`)) return;
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}
