import { globSync } from "node:fs";
import path from "node:path";

/** Every page of the built site, as visitors address it. */
export const everyPath = globSync("**/index.html", { cwd: "dist/client" })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"))
  .filter((page) => page !== "/404")
  .sort();
