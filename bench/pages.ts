import { rm } from "node:fs/promises";
import path from "node:path";
import { indexablePages } from "#scripts/built-pages.ts";
import { everyPath } from "../tests/browser/routes.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { removeData, startServer } from "../tests/setup/server.ts";
import { launch } from "./chromium.ts";
import { type Measured, measureInTurns } from "./lighthouse.ts";
import type { BenchOptions } from "./main.ts";
import type { Area, Row } from "./report.ts";
import { scriptFreeCopy } from "./script-free.ts";

/** Every page with Lighthouse, and beside it, in the same run, the same page with all scripts removed. */
export async function measure({ runs, routes, against }: BenchOptions): Promise<Area> {
  const indexable = new Set(indexablePages("dist/client").map((page) => page.path));
  const bare = await scriptFreeCopy("dist");
  const site = await startServer();
  const limit = await startServer({}, bare);
  const peer = against ? await startServer({}, path.resolve(against)) : undefined;
  const port = await freePort();
  const browser = await launch(port);
  const rows: Row[] = [];
  try {
    for (const page of routes.length > 0 ? routes : everyPath) {
      const sites = peer ? [site, limit, peer] : [site, limit];
      const measured = await measureInTurns(
        sites.map(({ url }) => url + page),
        port,
        runs,
      );
      const [full, without, other] = measured as [Measured, Measured, Measured?];
      const milliseconds = (what: string, figure: number, best: number) =>
        rows.push({ what: `${page} ${what}`, figure, target: best * 1.05, unit: "ms", limit: best });
      milliseconds("FCP", full.fcp, without.fcp);
      milliseconds("LCP", full.lcp, without.lcp);
      rows.push(
        { what: `${page} CLS`, figure: full.cls, target: 0.004, unit: "" },
        { what: `${page} TBT`, figure: full.tbt, target: 50, unit: "ms", limit: without.tbt },
        {
          what: `${page} first load`,
          figure: full.bytes / 1024,
          target: page === "/" ? 200 : 180,
          unit: "KB",
        },
      );
      for (const [category, score] of Object.entries(full.scores)) {
        if (category === "seo" && !indexable.has(page)) continue;
        rows.push({ what: `${page} ${category}`, figure: score, target: 100, unit: "", atLeast: true });
      }
      if (other) {
        rows.push({
          what: `${page} LCP next to the other site`,
          figure: full.lcp,
          target: other.lcp,
          unit: "ms",
          limit: other.lcp,
        });
      }
    }
  } finally {
    await browser.close();
    for (const server of [site, limit, peer]) {
      if (!server) continue;
      await server.stop();
      await removeData(server);
    }
    await rm(bare, { recursive: true });
  }
  return {
    name: "pages",
    notes: [
      `Lighthouse, phone profile, medians of ${runs}; the limit is the same page with all scripts removed, measured in turns with it.`,
    ],
    rows,
  };
}
