import { readPages } from "#server/publications/changes/page-texts.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { realSite } from "../tests/setup/sites.ts";
import type { BenchOptions } from "./bench-options.ts";
import { launchChromium } from "./chromium.ts";
import { firstLoadBytes } from "./first-load.ts";
import { measureInTurns } from "./lighthouse.ts";
import type { Area, Row } from "./report.ts";
import { clientDir } from "./routes.ts";
import { serveFolder } from "./static-server.ts";

/** Share of the peer's times that a page may take. */
const targets = { fcp: 0.7, lcp: 0.8 };

/** Longest blocking time in milliseconds, and first load in KB, of pages without and with the app. */
const limits = { document: { tbtMs: 20, loadKb: 90 }, app: { tbtMs: 50, loadKb: 175 } };

/** The first page of this site below a path, such as the first company. */
function firstBelow(path: string): string {
  const page = [...readPages(realSite).keys()].find((one) => one.startsWith(`${path}/`));
  if (!page) throw new Error(`There is no page below ${path}`);
  return page;
}

/** Pages of this site, with pages of the same kind of AstroWind (https://github.com/onwidget/astrowind). */
const pairs = (): [own: string, peer: string][] => [
  ["/", "/"],
  ["/about", "/about"],
  ["/scale", "/services"],
  [firstBelow("/portfolio"), "/landing/product"],
  [firstBelow("/careers"), "/pricing"],
  [firstBelow("/insights"), "/get-started-website-with-astro-tailwind-css"],
];

/**
 * Measures pages of this site in turns with those of a peer, both behind the same static server. The peer's folder is
 * given with `--against`; remote pictures in it have to be replaced by local ones.
 */
export async function measure({ runs, against }: BenchOptions): Promise<Area> {
  if (!against) throw new Error("peers: give the folder of the peer's built site with --against FOLDER");
  const port = await freePort();
  const browser = await launchChromium(port);
  const own = await serveFolder(clientDir);
  const peer = await serveFolder(against);
  const html = readPages(realSite);
  const rows: Row[] = [];
  try {
    for (const [page, peerPage] of pairs()) {
      const limit = limits[html.get(page)?.includes("data-client-entry") ? "app" : "document"];
      const addresses = [own.url + page, peer.url + peerPage];
      const [ours, theirs] = await measureInTurns(addresses, port, runs);
      if (!ours || !theirs) continue;
      const [ownLoad = 0, peerLoad = 0] = [
        await firstLoadBytes(browser, addresses[0] ?? ""),
        await firstLoadBytes(browser, addresses[1] ?? ""),
      ];
      rows.push(
        {
          name: `${page} FCP`,
          figure: ours.fcpMs,
          unit: "ms",
          target: theirs.fcpMs * targets.fcp,
          comparison: theirs.fcpMs,
        },
        {
          name: `${page} LCP`,
          figure: ours.lcpMs,
          unit: "ms",
          target: theirs.lcpMs * targets.lcp,
          comparison: theirs.lcpMs,
        },
        {
          name: `${page} TBT`,
          figure: ours.tbtMs,
          unit: "ms",
          target: limit.tbtMs,
          comparison: theirs.tbtMs,
        },
        { name: `${page} CLS`, figure: ours.cls, unit: "", target: 0.004, comparison: theirs.cls },
        {
          name: `${page} first load`,
          figure: ownLoad / 1024,
          unit: "KB",
          target: limit.loadKb,
          comparison: peerLoad / 1024,
        },
      );
    }
  } finally {
    await browser.close();
    await own.close();
    await peer.close();
  }
  return {
    name: "peers",
    notes: [`Lighthouse, phone profile, medians of ${runs} runs in turns; nginx with gzip serves both.`],
    rows,
  };
}
