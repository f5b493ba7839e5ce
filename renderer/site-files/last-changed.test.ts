import { expect, test } from "vitest";
import { readArticles } from "#content-model/articles.ts";
import { readJobs } from "#content-model/jobs.ts";
import { readPolicy } from "#content-model/policies.ts";
import { lastChanges } from "./last-changed.ts";

test("with a git history, a page has the day of its latest changed file", () => {
  const day = lastChanges(
    new Map([
      ["pages/careers.yaml", "2026-01-05"],
      ["jobs/first-job.yaml", "2026-03-01"],
      ["jobs/second-job.yaml", "2026-12-24"],
      ["jobs/third-job.yaml", "2026-02-01"],
      ["jobs/filled-job.yaml", "2026-02-02"],
    ]),
  );
  expect(day("/careers")).toBe("2026-12-24");
  expect(day("/careers/first-job")).toBe("2026-03-01");
});

test("without a git history, a page has the day in its file, or none", async () => {
  const day = lastChanges(new Map());
  for (const job of await readJobs()) expect(day(`/careers/${job.slug}`)).toBe(job.datePosted);
  for (const article of await readArticles()) {
    expect(day(`/insights/${article.slug}`)).toBe(article.updated ?? article.date);
  }
  expect(day("/privacy")).toBe((await readPolicy("privacy")).updated);
  for (const page of ["/", "/careers", "/insights", "/no-such-page"]) expect(day(page)).toBeUndefined();
});
