import { expect, test } from "vitest";
import { readFeaturedArticles } from "./articles.ts";
import { ContentError } from "./read-content.ts";

const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);

test("a front leads with the articles it names, in its order", async () => {
  const named = ["second-article", "first-article"];
  expect(slugs((await readFeaturedArticles("pages/insights.yaml", named)).featured)).toEqual(named);
});

test("all other articles follow, newest first", async () => {
  const { featured, others } = await readFeaturedArticles("pages/insights.yaml", []);
  expect(featured).toEqual([]);
  expect(slugs(others)).toEqual(["second-article", "first-article", "third-article"]);
});

test("a name without a file is a fault that says which", async () => {
  await expect(readFeaturedArticles("pages/insights.yaml", ["no-such"])).rejects.toThrow(
    new ContentError("pages/insights.yaml: featured.articles: expected a file articles/no-such.md"),
  );
});
