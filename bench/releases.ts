import { setTimeout as delay } from "node:timers/promises";
import { startReleaseLoad } from "../tests/server/release-load.ts";
import { copySite } from "../tests/setup/release-copies.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import { buildFixtureSite } from "../tests/setup/sites.ts";
import type { Area } from "./report.ts";

const clients = 50;
const releaseCount = 20;
const rollbackCount = 5;

/** Measures what visitors notice while releases are switched: 20 new ones, and 5 times back. */
export async function measure(): Promise<Area> {
  buildFixtureSite();
  const site = await copySite();
  const name = (number: number) => String(30_000_000 + number);
  await site.addRelease(name(0));
  await site.releases("rollback", name(0));
  const server = await startServer({}, site.folder);
  try {
    const stopLoad = startReleaseLoad(server.url, clients);
    let switches = 0;
    const switchTo = async (...target: string[]) => {
      await site.releases("rollback", ...target);
      const isServed = () => server.log.filter((line) => line.includes("is served now")).length > switches;
      while (!isServed()) await delay(50);
      switches++;
    };
    for (let number = 1; number <= releaseCount; number++) {
      await site.addRelease(name(number));
      await switchTo(name(number));
      await site.removeOldReleases();
      if (number % (releaseCount / rollbackCount) === 0) await switchTo();
    }
    const { pages, files, forms, failures } = await stopLoad();
    for (const failure of failures.slice(0, 10)) console.error(failure);
    return {
      name: "releases",
      notes: [
        `${clients} clients read pages with their linked files and send forms during ${releaseCount} releases and ${rollbackCount} rollbacks`,
      ],
      rows: [
        { name: "switches", figure: switches, unit: "", target: releaseCount + rollbackCount, atLeast: true },
        { name: "failed requests, missing files, mixed pages", figure: failures.length, unit: "", target: 0 },
        { name: "pages", figure: pages, unit: "" },
        { name: "linked files", figure: files, unit: "" },
        { name: "forms", figure: forms, unit: "" },
      ],
    };
  } finally {
    await server.stop();
    await removeData(server);
    await site.remove();
  }
}
