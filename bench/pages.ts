import { readPages } from "#server/publications/changes/page-texts.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { realSite } from "../tests/setup/sites.ts";
import type { BenchOptions } from "./bench-options.ts";
import { launchChromium } from "./chromium.ts";
import { measureInTurns, type PageMetrics } from "./lighthouse.ts";
import type { Area, Row } from "./report.ts";
import { benchRoutes } from "./routes.ts";
import { withSites } from "./sites.ts";

/** Rows of one page. With another site, LCP may be 5 % and FCP 100 ms later than there. */
function rowsOf(page: string, metrics: PageMetrics, indexable: boolean, other?: PageMetrics): Row[] {
  return [
    {
      name: `${page} FCP`,
      figure: metrics.fcpMs,
      unit: "ms",
      ...(other && { target: other.fcpMs + 100, comparison: other.fcpMs }),
    },
    {
      name: `${page} LCP`,
      figure: metrics.lcpMs,
      unit: "ms",
      ...(other && { target: other.lcpMs * 1.05, comparison: other.lcpMs }),
    },
    { name: `${page} TBT`, figure: metrics.tbtMs, unit: "ms", ...(other && { comparison: other.tbtMs }) },
    { name: `${page} CLS`, figure: metrics.cls, unit: "", target: 0.004 },
    ...Object.entries(metrics.scores)
      .filter(([category]) => category !== "seo" || indexable)
      .map(
        ([category, score]): Row => ({
          name: `${page} ${category}`,
          figure: score,
          unit: "",
          ...(category !== "performance" && { target: 100, atLeast: true }),
        }),
      ),
  ];
}

/** Measures pages with Lighthouse, in turns with those of another site when one is given. */
export async function measure({ runs, routes, against }: BenchOptions): Promise<Area> {
  const indexable = new Set(
    [...readPages(realSite)]
      .filter(([, html]) => !/<meta name="robots" content="noindex/.test(html))
      .map(([page]) => page),
  );
  const port = await freePort();
  const browser = await launchChromium(port);
  try {
    const rows = await withSites(against, async (urls) => {
      const found: Row[] = [];
      for (const page of benchRoutes(routes)) {
        const addresses = urls.map((url) => url + page);
        const [metrics, other] = await measureInTurns(addresses, port, runs);
        if (metrics) found.push(...rowsOf(page, metrics, indexable.has(page), other));
      }
      return found;
    });
    return {
      name: "pages",
      notes: [`Lighthouse, phone profile, medians of ${runs} runs, lowest scores.`],
      rows,
    };
  } finally {
    await browser.close();
  }
}
