import { itemPaths } from "#content-model/paths.ts";
import { readSite } from "#content-model/site.ts";

await readSite();
console.log(`Content is in order: ${(await itemPaths()).length} items with pages of their own.`);
