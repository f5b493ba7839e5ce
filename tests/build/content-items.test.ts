import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { readArticles } from "#content-model/articles.ts";
import { readCompanies } from "#content-model/companies.ts";
import { readPeople } from "#content-model/people.ts";
import { readPrograms } from "#content-model/programs.ts";
import { closedJob, filledJob, openJobs } from "../setup/jobs.ts";
import { fixtureSite, realSite } from "../setup/sites.ts";

const readBuilt = (file: string) => readFileSync(`${fixtureSite}/client/${file}`, "utf8");

const companies = (await readCompanies()).map(({ slug, name }) => ({ slug, title: name }));
const programs = (await readPrograms()).map(({ slug, name }) => ({ slug, title: name }));
const jobLists = ["careers/index.html", "sitemap/index.html", "careers/feed.xml", "careers/feed.json"];

test.each([
  ["company", "portfolio", companies, ["sitemap/index.html", "sitemap.xml"]],
  ["article", "insights", await readArticles(), ["insights/index.html", "sitemap/index.html", "feed.xml"]],
  ["program", "programs", programs, ["programs/index.html", "sitemap/index.html", "sitemap.xml"]],
  ["job", "careers", openJobs, [...jobLists, "sitemap.xml"]],
] as const)("every %s has a page and is listed", (_, folder, items, lists) => {
  for (const { slug, title } of items) {
    const page = readBuilt(`${folder}/${slug}/index.html`);
    expect(page).toContain(title);
    expect(page).toMatch(/og:image" content="[^"]+\.jpg/);
    for (const list of lists) expect(readBuilt(list), list).toContain(`/${folder}/${slug}`);
  }
});

test("every person has a portrait on the about page", async () => {
  for (const { slug, name } of await readPeople()) {
    // The asterisk of a sample is an element of its own.
    expect(readBuilt("about/index.html")).toContain(name.replace("*", ""));
    expect(readBuilt("about/index.html")).toContain(`people-${slug}-portrait`);
  }
});

test.each([filledJob, closedJob])(
  "a $status position is on no list, and its page has no form",
  ({ slug }) => {
    for (const list of [...jobLists, "sitemap.xml"]) {
      expect(readBuilt(list), list).not.toContain(`/careers/${slug}`);
    }
    const page = readBuilt(`careers/${slug}/index.html`);
    expect(page).not.toContain("JobPosting");
    expect(page).not.toContain("<form");
    for (const open of openJobs) expect(page).toContain(`/careers/${open.slug}`);
  },
);

/** Bytes of all scripts of a built site. */
function scriptBytes(dist: string) {
  const scripts = globSync("*.js", { cwd: `${dist}/client/assets` });
  return scripts.reduce((sum, name) => sum + statSync(`${dist}/client/assets/${name}`).size, 0);
}

test("the size of the scripts does not depend on the content", () => {
  // Only hashes in file names differ.
  expect(Math.abs(scriptBytes(fixtureSite) - scriptBytes(realSite))).toBeLessThan(200);
});
