import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "#content-model/source.ts";
import { currentYear } from "#contract/current-year.ts";

const stampFile = "build-stamp";

/** Everything a built page can depend on. */
const inputs = [
  `${contentDir}/**/*`,
  "{app,scripts,content-model,contract,pictures}/**/*.{ts,tsx,css}",
  "{package-lock,package}.json",
  "{vite,react-router}.config.ts",
];

/** Hash over all inputs, and over the year, which prerendered pages name in their footer. */
async function currentStamp() {
  const hash = createHash("sha256").update(String(currentYear()));
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

/** Marks a built folder as made from the files as they are now. */
export async function writeStamp(folder: string) {
  await writeFile(path.join(folder, stampFile), await currentStamp());
}

/** True when `dist/` was made from the files as they are now. */
export async function isFresh() {
  const stamp = await readFile(path.join("dist", stampFile), "utf8").catch(() => "");
  return stamp === (await currentStamp());
}
