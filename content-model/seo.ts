import { openGraphPicture } from "#pictures/open-graph.ts";
import type { Palette } from "#pictures/palettes.ts";
import { readSite } from "./site.ts";
import { breadcrumbList, type JsonLd, organization, webSite } from "./structured-data.ts";

export type Crumb = { label: string; href: string };

export type PageSeoInput = {
  /** The page's own path, without a slash at the end (except `/`). */
  path: string;
  /** Title without the site's name, which is added. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Set for pages that must not be indexed. */
  robots?: "noindex";
  /** The short line above the title on the link preview picture. */
  label?: string;
  /** Colours of the link preview picture. */
  palette?: Palette;
  /** Open Graph type; articles also carry their dates in `jsonLd`. */
  type?: "website" | "article";
  /** Structured data beyond the organisation and the breadcrumbs, which every page gets; `image` is its preview picture. */
  jsonLd?: (image: string) => JsonLd[];
  /** From the section down to this page, without the home page; the page alone unless told. */
  breadcrumbs?: Crumb[];
};

/** What `app/page-meta.ts` turns into the tags of one page's head. */
export type Seo = {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  type: "website" | "article";
  robots?: "noindex";
  image: { url: string; width: number; height: number; alt: string };
  jsonLd: JsonLd[];
};

/** Everything search engines and link previews are told about one page; draws its preview picture. */
export async function pageSeo(input: PageSeoInput): Promise<Seo> {
  const isHome = input.path === "/";
  const site = await readSite();
  const { src, ...picture } = await openGraphPicture({
    title: input.title,
    label: input.label ?? site.tagline,
    name: site.name,
    palette: input.palette ?? "frontier",
    seed: input.path,
  });
  return {
    title: isHome ? `${site.name}: ${site.tagline}` : `${input.title} · ${site.name}`,
    description: input.description,
    canonical: site.url + input.path,
    siteName: site.name,
    type: input.type ?? "website",
    image: { url: site.url + src, ...picture },
    robots: input.robots,
    jsonLd: [
      organization(site),
      isHome
        ? webSite(site)
        : breadcrumbList(site, input.breadcrumbs ?? [{ label: input.title, href: input.path }]),
      ...(input.jsonLd?.(site.url + src) ?? []),
    ],
  };
}
