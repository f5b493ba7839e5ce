import type { Plugin } from "vite";
import { contentDir } from "#content-model/content-dir.ts";

/** Reloads open pages when a content file or picture is added, changed or removed: no module imports these files. */
export function reloadContent(onChange: (reload: () => void) => void): Plugin {
  return {
    name: "reload-content",
    configureServer({ watcher }) {
      watcher.add(contentDir);
    },
    hotUpdate({ file }) {
      if (this.environment.name !== "client" || !file.startsWith(`${contentDir}/`)) return;
      // A new file is reported when it is still empty. A page that was reloading would miss the next message.
      const { hot } = this.environment;
      onChange(() => hot.send({ type: "full-reload" }));
    },
  };
}
