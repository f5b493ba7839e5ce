import type { Site } from "#content-model/site.ts";
import type { BuiltPage } from "./built-pages.ts";

/** Everything may be crawled; pages that shall not be indexed say so themselves, which a crawler must be able to read. */
export function robotsTxt(site: Site): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}

/** `/.well-known/security.txt` after RFC 9116. It expires early next year; the first start of a year builds anew. */
export function securityTxt(site: Site, year: number): string {
  return [
    `Contact: mailto:${site.email.general}`,
    `Expires: ${year + 1}-01-31T00:00:00Z`,
    "Preferred-Languages: en, sv",
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** Groups of `llms.txt` by the first part of a page's path. */
const groups: [heading: string, start: RegExp][] = [
  ["Scaling and programs", /^\/(scale|studio|programs)/],
  ["Portfolio", /^\/portfolio/],
  ["Insights", /^\/insights/],
  ["Careers", /^\/careers/],
  ["Studio and applications", /^\//],
];

/** `/llms.txt` after llmstxt.org: what the site is, and its pages with what each says. */
export function llmsTxt(site: Site, pages: BuiltPage[]): string {
  const ending = ` · ${site.name}`;
  const left = [...pages];
  const sections = groups.map(([heading, start]) => {
    const own = left.filter((page) => start.test(page.path));
    for (const page of own) left.splice(left.indexOf(page), 1);
    const lines = own.map(
      (page) => `- [${page.title.replace(ending, "")}](${page.url}): ${page.description}`,
    );
    return `## ${heading}\n\n${lines.join("\n")}\n`;
  });
  return `# ${site.name}\n\n> ${site.description}\n\n${sections.join("\n")}`;
}
