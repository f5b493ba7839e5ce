import { getMap, mapName } from "../maps.ts";
import { readSite } from "../site.ts";
import { type ContentFile, error, type Finding } from "./content.ts";

/** Draws every map, which finds places off the map, routes to unknown places and names without room. */
export async function findMapFaults(files: ContentFile[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { file, slug } of files.filter(({ folder }) => folder === "maps")) {
    const area = mapName.safeParse(slug);
    if (!area.success) {
      found.push(error({ file }, `there is no area “${slug}”; there are ${mapName.options.join(", ")}`));
      continue;
    }
    try {
      await getMap(area.data);
      if (area.data === "baltic") {
        const { city, longitude, latitude } = (await readSite()).address;
        await getMap(area.data, [{ name: city, longitude, latitude, kind: "stop" }]);
      }
    } catch (reason) {
      // Faults of the files themselves are reported where the files are read.
      if (reason instanceof Error && reason.name === "Error") found.push(error({ file }, reason.message));
    }
  }
  return found;
}
