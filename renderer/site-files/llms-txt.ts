import type { Site } from "#content-model/site.ts";
import type { IndexablePage } from "../page-head.ts";

/** A group of the sitemap page. */
export type PageGroup = { title: string; links: { href: string }[] };

/**
 * `/llms.txt` as described at llmstxt.org: the site's description and its pages with theirs, in the groups of the
 * sitemap page. Pages outside these groups are listed under `Optional`.
 */
export function llmsTxt(site: Site, groups: PageGroup[], pages: IndexablePage[]): string {
  const remaining = new Map(pages.map((page) => [page.path, page]));
  const take = (path: string) => {
    const page = remaining.get(path);
    remaining.delete(path);
    return page ? [page] : [];
  };
  const line = ({ title, url, description }: IndexablePage) =>
    `- [${title.replace(` · ${site.name}`, "").replace(/[[\]]/g, "\\$&")}](${url}): ${description}\n`;
  const grouped = groups.map(({ title, links }) => ({
    title,
    pages: links.flatMap(({ href }) => take(href)),
  }));
  const sections = [...grouped, { title: "Optional", pages: [...remaining.values()] }]
    .filter((section) => section.pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(line).join("")}`);
  return `# ${site.name}\n\n> ${site.description}\n\n${sections.join("\n")}`;
}
