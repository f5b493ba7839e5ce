import lighthouse from "lighthouse";
import { median } from "./report.ts";

const categoryNames = ["performance", "accessibility", "best-practices", "seo"] as const;

export type PageMetrics = {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** 0 to 100. */
  scores: Record<(typeof categoryNames)[number], number>;
};

/**
 * One Lighthouse run with its phone profile (simulated slow 4G, processor slowed down four times). A run without a
 * score, whose trace has lost a paint, is repeated.
 * @throws when three runs in a row have no score
 */
async function runLighthouse(url: string, port: number, tries = 3): Promise<PageMetrics> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (typeof result?.lhr.categories.performance?.score !== "number") {
    if (tries === 1) throw new Error(`Lighthouse gave no score for ${url}`);
    return runLighthouse(url, port, tries - 1);
  }
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
    scores: Object.fromEntries(categoryNames.map((name) => [name, score(name)])) as PageMetrics["scores"],
  };
}

/**
 * Measures several addresses in turns, so that a change in the machine's speed affects all of them.
 * @returns for each address, in the order given, the medians of its runs and its lowest scores
 */
export async function measureInTurns(urls: string[], port: number, runs: number): Promise<PageMetrics[]> {
  const metrics = urls.map((): PageMetrics[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, url] of urls.entries()) metrics[index]?.push(await runLighthouse(url, port));
  }
  return metrics.map(summarize);
}

function summarize(runs: PageMetrics[]): PageMetrics {
  const medianOf = (key: Exclude<keyof PageMetrics, "scores">) => median(runs.map((run) => run[key]));
  const lowest = (key: keyof PageMetrics["scores"]) => Math.min(...runs.map((run) => run.scores[key]));
  return {
    fcpMs: medianOf("fcpMs"),
    lcpMs: medianOf("lcpMs"),
    cls: medianOf("cls"),
    tbtMs: medianOf("tbtMs"),
    scores: Object.fromEntries(categoryNames.map((name) => [name, lowest(name)])) as PageMetrics["scores"],
  };
}
