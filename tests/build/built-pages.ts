import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Every prerendered page of the built site but the one for unknown paths: its path and its HTML. */
export const builtPages = globSync("**/index.html", { cwd: "dist/client" })
  .filter((file) => file !== "404/index.html")
  .sort()
  .map((file) => ({
    path: `/${path.dirname(file)}`.replace(/^\/\.$/, "/"),
    html: readFileSync(`dist/client/${file}`, "utf8"),
  }));
