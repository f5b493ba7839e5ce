import type { Site } from "#content-model/site.ts";
import type { BuiltPage } from "./built-pages.ts";

/** A group of pages, as the sitemap page of the content has them. */
export type PageGroup = { title: string; links: { href: string }[] };

/**
 * `/llms.txt` after llmstxt.org: what the site is, and its pages, with what each says, by the groups of the sitemap
 * page. Pages in none of them stand under `Optional`, which the format keeps for what may be left out.
 */
export function llmsTxt(site: Site, groups: PageGroup[], pages: BuiltPage[]): string {
  const left = new Map(pages.map((page) => [page.path, page]));
  const take = (path: string) => {
    const page = left.get(path);
    left.delete(path);
    return page ? [page] : [];
  };
  const line = ({ title, url, description }: BuiltPage) =>
    `- [${title.replace(` · ${site.name}`, "").replace(/[[\]]/g, "\\$&")}](${url}): ${description}\n`;
  const grouped = groups.map(({ title, links }) => ({
    title,
    pages: links.flatMap(({ href }) => take(href)),
  }));
  const sections = [...grouped, { title: "Optional", pages: [...left.values()] }]
    .filter((section) => section.pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(line).join("")}`);
  return `# ${site.name}\n\n> ${site.description}\n\n${sections.join("\n")}`;
}
