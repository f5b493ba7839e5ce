import type { Plugin } from "vite";
import { contentDir } from "#content-model/content-dir.ts";

/** Reloads the page in development when a content file changes: no module imports these files. */
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
