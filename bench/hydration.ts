import type { Browser } from "@playwright/test";
import { everyPath } from "../tests/browser/routes.ts";
import { onSite, phone, slowDown } from "./chromium.ts";
import type { BenchOptions } from "./main.ts";
import { type Area, median, type Row } from "./report.ts";

/** What is used of an event of Chromium's trace; times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { url?: string } };
};

/** Milliseconds of the longest task of the page's thread, from the first script's request until all is taken over. */
async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: phone });
  await slowDown(page, 4);
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.close();
  const first = traceEvents.find(
    ({ name, args }) => name === "ResourceSendRequest" && args.data?.url?.endsWith(".js"),
  );
  if (!first) throw new Error(`${url} asked for no script`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === "RunTask" && pid === first.pid && tid === first.tid && ts > first.ts,
  );
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

/** How long a page does not answer while the application takes it over, on a processor slowed down four times. */
export async function measure({ runs, routes }: BenchOptions): Promise<Area> {
  const rows: Row[] = [];
  await onSite(async (browser, url) => {
    for (const path of routes.length > 0 ? routes : everyPath) {
      const figures: number[] = [];
      for (let run = 0; run < runs; run++) figures.push(await longestTask(browser, url + path));
      rows.push({ what: `${path} longest task`, figure: median(figures), target: 50, unit: "ms" });
    }
  });
  return {
    name: "hydration",
    notes: [`Medians of ${runs}, processor slowed down four times, from the first script's request on.`],
    rows,
  };
}
