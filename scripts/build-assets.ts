import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeSiteIcons } from "#pictures/site-icons.ts";
import { bundleScript } from "./bundle-script.ts";
import { writeFont } from "./font.ts";

const startupFolder = ".generated/startup";

/** Scripts that pages carry or load without the app. */
const startupScripts = {
  "page.js": "app/page-script/page.ts",
  "application-forms.js": "app/page-script/application-forms.ts",
  "hero-script.js": "app/routes/home/hero-script/hero-script.ts",
  "defer-hydration.js": "app/startup/defer-hydration.ts",
};

/** Writes what the site's and the desk's build read from `.generated/`: icons, fonts and startup scripts. */
export async function writeAssets() {
  await rm(".generated/public", { recursive: true, force: true });
  await writeSiteIcons(".generated/public");
  await writeFont();
  await mkdir(startupFolder, { recursive: true });
  for (const [name, file] of Object.entries(startupScripts)) {
    await writeFile(path.join(startupFolder, name), await bundleScript(file));
  }
}
