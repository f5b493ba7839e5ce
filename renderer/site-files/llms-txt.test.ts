import { expect, test } from "vitest";
import { readSite } from "#content-model/site.ts";
import { llmsTxt } from "./llms-txt.ts";

test("llms.txt groups pages like the sitemap page and lists all others under Optional", async () => {
  const site = await readSite();
  const page = (path: string, title: string) => ({
    path,
    url: `${site.url}${path}`,
    title: `${title} · ${site.name}`,
    description: `About ${path}.`,
  });
  const groups = [
    { title: "Work", links: [{ href: "/careers" }, { href: "/careers/one" }] },
    { title: "Hidden", links: [{ href: "/design-system" }] },
  ];
  const pages = [page("/careers/one", "One [part-time]"), page("/careers", "Careers"), page("/odd", "Odd")];
  expect(llmsTxt(site, groups, pages)).toBe(`# ${site.name}

> ${site.description}

## Work

- [Careers](${site.url}/careers): About /careers.
- [One \\[part-time\\]](${site.url}/careers/one): About /careers/one.

## Optional

- [Odd](${site.url}/odd): About /odd.
`);
});
