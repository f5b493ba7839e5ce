import { readCareers } from "./careers.ts";
import { readInsights } from "./insights.ts";

/** What a feed is called and what it says of itself. */
export type FeedWords = { title: string; description: string };

/** The words of both feeds: they are called what their pages are called. */
export async function readFeedWords(): Promise<Record<"insights" | "positions", FeedWords>> {
  const [insights, careers] = await Promise.all([readInsights(), readCareers()]);
  return {
    insights: { title: insights.seo.title, description: insights.seo.description },
    positions: { title: careers.positions.label, description: careers.hero.description },
  };
}
