import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "#content-model/content-dir.ts";

const stampFile = "build-stamp";

/** Globs of everything a built page can depend on. */
export const siteInputs = [
  `${contentDir}/**/*`,
  "{app,brand,content-model,contract,pictures}/**/*.{ts,tsx,css}",
  "scripts/{*,pages/*,site-files/*}.ts",
  "{package-lock,package}.json",
  "{vite,react-router}.config.ts",
];

/** Globs of everything the server bundle can depend on. */
export const serverInputs = [
  "{server,contract,brand,app/components}/**/*.{ts,tsx}",
  "{package-lock,package}.json",
  "scripts/build-server.ts",
];

/** Globs of everything the desk's app can depend on. */
export const deskInputs = [
  "{desk,contract,brand}/**/*.{ts,tsx,css,html}",
  "app/{components/ui,styles}/**/*.{ts,tsx,css}",
  "{package-lock,package}.json",
  "scripts/build-{assets,desk}.ts",
];

/** Globs of what pages and server agree on. */
export const contractInputs = ["contract/**/*.ts"];

/** Hash of all inputs. Content counts by its place below the content folder, wherever that is. */
export async function currentStamp(inputs: string[]) {
  const hash = createHash("sha256");
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files)
    hash.update(file.replace(`${contentDir}/`, "content/")).update(await readFile(file));
  return hash.digest("hex");
}

/** Records in a built folder which version of the inputs it was made from. */
export async function writeStamp(folder: string, inputs: string[]) {
  await writeFile(path.join(folder, stampFile), await currentStamp(inputs));
}

/** True when a built folder was made from the inputs as they are now. */
export async function isFresh(folder: string, inputs: string[]) {
  const stamp = await readFile(path.join(folder, stampFile), "utf8").catch(() => "");
  return stamp === (await currentStamp(inputs));
}
