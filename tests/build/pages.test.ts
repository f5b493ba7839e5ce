import { existsSync, statSync } from "node:fs";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readArticles } from "#content-model/articles.ts";
import { readJobs } from "#content-model/jobs.ts";
import { isSample } from "#content-model/sample-marks.ts";
import { readSite } from "#content-model/site.ts";
import { closedJob, filledJob } from "../setup/jobs.ts";
import { fixtureSite } from "../setup/sites.ts";
import { builtPages } from "./built-pages.ts";

const { url: site } = await readSite();
const client = `${fixtureSite}/client`;

const property = (root: ReturnType<typeof parse>, name: string) =>
  root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "";

const pages = builtPages.map(({ path, html }) => ({ path, root: parse(html) }));

test("no two pages share a title or a description", () => {
  const titles = pages.map(({ root }) => root.querySelector("title")?.text);
  const descriptions = pages.map(({ root }) => property(root, "description"));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test.each(pages)("$path has the meta tags for search engines and previews", async ({ path, root }) => {
  expect(root.querySelector("html")?.getAttribute("lang")).toBe("en");
  expect(property(root, "theme-color")).toBe("#000000");
  expect(property(root, "description")).not.toBe("");
  expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(site + path);
  expect(property(root, "og:url")).toBe(site + path);
  expect(property(root, "og:title")).toBe(root.querySelector("title")?.text);
  expect(property(root, "twitter:card")).toBe("summary_large_image");

  const file = `${client}${property(root, "og:image").slice(site.length)}`;
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).size).toBeLessThan(120 * 1024);
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each(pages)("$path has no empty list", ({ root }) => {
  const empty = root.querySelectorAll("ul, ol, dl").filter(({ children }) => children.length === 0);
  expect(empty.map(String)).toEqual([]);
});

test("every page has its own preview picture", () => {
  expect(new Set(pages.map(({ root }) => property(root, "og:image"))).size).toBe(pages.length);
});

test("alternate and test pages are not indexed, all others are", () => {
  const hidden = pages.filter(({ root }) => property(root, "robots") === "noindex").map(({ path }) => path);
  expect(hidden.sort()).toEqual(
    [
      `/careers/${closedJob.slug}`,
      `/careers/${filledJob.slug}`,
      "/contact-test",
      "/design-system",
      "/interview",
      "/programsv2",
      "/thanks",
      "/v0",
      "/v1",
      "/your-application",
    ].sort(),
  );
});

describe("structured data", () => {
  type Data = Record<string, unknown>;
  const dataOf = (path: string): Data[] => {
    const root = pages.find((page) => page.path === path)?.root;
    return (root?.querySelectorAll('script[type="application/ld+json"]') ?? []).map((script) =>
      JSON.parse(script.text),
    );
  };
  const ofType = (path: string, type: string) => dataOf(path).find((data) => data["@type"] === type);

  test.each(pages)("$path names the organisation", ({ path }) => {
    const organisation = ofType(path, "Organization");
    expect(organisation).toMatchObject({
      name: expect.any(String),
      url: `${site}/`,
      logo: expect.any(String),
    });
    expect(existsSync(`${client}${String(organisation?.logo).slice(site.length)}`)).toBe(true);
  });

  test("job postings have the properties that Google requires and recommends", async () => {
    for (const { slug, status, deadline, salary } of await readJobs()) {
      const posting = ofType(`/careers/${slug}`, "JobPosting");
      if (status !== "open") {
        expect(posting).toBeUndefined();
        continue;
      }
      expect(posting).toMatchObject({
        title: expect.any(String),
        description: expect.stringContaining("<p>"),
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        hiringOrganization: { "@type": "Organization", name: expect.any(String), sameAs: expect.any(String) },
        employmentType: expect.stringMatching(/^(FULL_TIME|PART_TIME|CONTRACTOR|OTHER)$/),
        identifier: { value: slug },
        directApply: true,
      });
      const validThrough = deadline && expect.stringMatching(new RegExp(`^${deadline}T23:59:59\\+0[12]:00$`));
      expect(posting?.validThrough).toEqual(validThrough);
      expect(posting && "baseSalary" in posting, slug).toBe(
        salary.from !== undefined && !isSample(salary.text ?? ""),
      );
      const places = posting?.jobLocation as { address: Data }[];
      for (const { address } of places) expect(address.addressCountry).toMatch(/^[A-Z]{2}$/);
    }
  });

  test("articles have the properties that Google recommends", async () => {
    for (const { slug, title, date, updated } of await readArticles()) {
      expect(ofType(`/insights/${slug}`, "Article")).toMatchObject({
        headline: title,
        datePublished: date,
        dateModified: updated ?? date,
        author: { name: expect.any(String), url: expect.any(String) },
        publisher: {
          "@id": expect.stringMatching(/#organization$/),
          name: expect.any(String),
          logo: expect.any(String),
        },
        mainEntityOfPage: expect.stringMatching(new RegExp(`/insights/${slug}$`)),
        image: expect.stringContaining("/pictures/og-"),
      });
    }
  });

  test("the home page names the site", () => {
    expect(ofType("/", "WebSite")).toMatchObject({ name: expect.any(String), url: `${site}/` });
  });

  test.each(pages.filter(({ path }) => path !== "/"))("$path has a breadcrumb list", ({ path }) => {
    const crumbs = ofType(path, "BreadcrumbList")?.itemListElement as Data[];
    expect(crumbs.at(0)?.name).toBe("Home");
    expect(crumbs.at(-1)?.item).toBe(site + path);
  });

  test("breadcrumb lists contain the section of a page", () => {
    const crumbs = ofType("/portfolio/first-climate", "BreadcrumbList")?.itemListElement as Data[];
    expect(crumbs.map((crumb) => [crumb.position, crumb.name])).toEqual([
      [1, "Home"],
      [2, "Portfolio seo title"],
      [3, "First Climate"],
    ]);
  });
});
