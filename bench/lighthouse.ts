import lighthouse from "lighthouse";
import { median } from "./report.ts";

export type Measured = {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
};

/**
 * One Lighthouse run with its phone profile (simulated slow 4G, processor slowed down four times). Now and then a trace
 * has lost a paint, and there is no score: nothing was measured, and the run is repeated.
 * @throws when that happens three times in a row
 */
async function once(url: string, port: number, tries = 3): Promise<Measured> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (typeof result?.lhr.categories.performance?.score !== "number") {
    if (tries === 1) throw new Error(`Lighthouse gave no score for ${url}`);
    return once(url, port, tries - 1);
  }
  const { audits, categories } = result.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbt: figure("total-blocking-time"),
    bytes: figure("total-byte-weight"),
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
  };
}

/**
 * Measures several addresses in turns, so that a machine that grows slower or quicker meanwhile does so for all of them.
 * @returns for each, in the order given, the medians of its runs
 */
export async function measureInTurns(urls: string[], port: number, runs: number): Promise<Measured[]> {
  const all = urls.map((): Measured[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, url] of urls.entries()) all[index]?.push(await once(url, port));
  }
  return all.map(summary);
}

/** Medians of several runs. Scores are the lowest seen, so that a lucky run hides nothing. */
function summary(all: Measured[]): Measured {
  const middle = (key: "fcp" | "lcp" | "cls" | "tbt" | "bytes") => median(all.map((one) => one[key]));
  const lowest = (key: keyof Measured["scores"]) => Math.min(...all.map((one) => one.scores[key]));
  return {
    fcp: middle("fcp"),
    lcp: middle("lcp"),
    cls: middle("cls"),
    tbt: middle("tbt"),
    bytes: middle("bytes"),
    scores: {
      performance: lowest("performance"),
      accessibility: lowest("accessibility"),
      "best-practices": lowest("best-practices"),
      seo: lowest("seo"),
    },
  };
}
