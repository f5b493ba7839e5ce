import type { Page } from "@playwright/test";
import type { BenchOptions } from "./bench-options.ts";
import { launchChromium, openHydrated, phoneViewport, slowDown } from "./chromium.ts";
import { type Area, median, type Row } from "./report.ts";
import { withSites } from "./sites.ts";

const routes = ["/about", "/scale", "/programs", "/portfolio", "/insights", "/careers"];

/** Time to point at a link before the click, in which the page is prefetched. */
const hoverMs = 600;

/** Milliseconds from a click on the header's link to a page until that page has first been painted. */
async function timeRouteChange(page: Page, route: string): Promise<number> {
  const link = page.locator(`header nav a[href="${route}"]`).first();
  await link.hover();
  await page.waitForTimeout(hoverMs);
  await page.evaluate(() => {
    addEventListener("click", ({ timeStamp }) => {
      sessionStorage.setItem("clickedAt", String(performance.timeOrigin + timeStamp));
    });
  });
  await link.click();
  await page.waitForURL(`**${route}`);
  return page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntriesByName("first-contentful-paint")[0])).observe({
        type: "paint",
        buffered: true,
      });
    });
    return performance.timeOrigin + (paint?.startTime ?? 0) - Number(sessionStorage.getItem("clickedAt"));
  });
}

/** Measures changes of page by prefetched links, on a processor slowed down four times. */
export async function measure({ runs, against }: BenchOptions): Promise<Area> {
  const browser = await launchChromium();
  try {
    const times = await withSites(against, async (urls) => {
      const pages = await Promise.all(
        urls.map(async (url) => {
          const page = await browser.newPage({ viewport: { ...phoneViewport, width: 1280 } });
          await openHydrated(page, url);
          await slowDown(page, 4);
          return { page, times: [] as number[] };
        }),
      );
      for (let run = 0; run < runs; run++) {
        for (const route of routes) {
          for (const one of pages) {
            await one.page.bringToFront();
            one.times.push(await timeRouteChange(one.page, route));
          }
        }
      }
      return pages.map((one) => one.times);
    });
    const [own = [], other] = times;
    const row: Row = {
      name: "click to next page painted, median",
      figure: median(own),
      unit: "ms",
      target: 150,
      ...(other && { comparison: median(other) }),
    };
    return {
      name: "route-changes",
      notes: [`${own.length} changes, 4× slow-down, links prefetched.`],
      rows: [row],
    };
  } finally {
    await browser.close();
  }
}
