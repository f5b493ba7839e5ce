import { readCareers } from "./careers.ts";
import { readInsights } from "./insights.ts";

export type FeedTexts = { title: string; description: string };

/** Reads the texts of both feeds, which are those of their pages. */
export async function readFeedTexts(): Promise<Record<"insights" | "positions", FeedTexts>> {
  const [insights, careers] = await Promise.all([readInsights(), readCareers()]);
  return {
    insights: { title: insights.seo.title, description: insights.seo.description },
    positions: { title: careers.positions.title.replaceAll("*", ""), description: careers.hero.description },
  };
}
