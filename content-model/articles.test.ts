import { expect, test } from "vitest";
import { readArticle, readFeaturedArticles } from "./articles.ts";
import { ContentError } from "./read-content.ts";

const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);

test("returns the featured articles in the order of the page", async () => {
  const named = ["second-article", "first-article"];
  expect(slugs((await readFeaturedArticles("pages/insights.yaml", named)).featured)).toEqual(named);
});

test("returns all other articles, newest first", async () => {
  const { featured, others } = await readFeaturedArticles("pages/insights.yaml", []);
  expect(featured).toEqual([]);
  expect(slugs(others)).toEqual(["second-article", "first-article", "third-article"]);
});

test("rejects a featured article that does not exist", async () => {
  await expect(readFeaturedArticles("pages/insights.yaml", ["no-such"])).rejects.toThrow(
    new ContentError([
      {
        file: "pages/insights.yaml",
        field: "featured.articles",
        message: "expected a file articles/no-such.md",
      },
    ]),
  );
});

test("an article needs no links at its end", async () => {
  expect((await readArticle("first-article")).callToAction?.actions).not.toHaveLength(0);
  expect((await readArticle("third-article")).callToAction).toBeUndefined();
});
