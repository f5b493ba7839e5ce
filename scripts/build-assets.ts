import { readSite } from "#content-model/site.ts";
import { writeSiteIcons } from "#pictures/site-icons.ts";
import { writeFont } from "./font.ts";

/** Writes what both the site's and the desk's build read from `.generated/`: the icons and the font. */
export async function writeAssets() {
  await writeSiteIcons(await readSite(), ".generated/public");
  await writeFont();
}
