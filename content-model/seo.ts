import { previewFormat } from "#pictures/preview-layout.ts";
import type { PictureStyle } from "#pictures/styles.ts";
import { currentContent } from "./content-context.ts";
import { photoFacts } from "./photo-facts.ts";
import type { Photo } from "./pictures.ts";
import { requestPicture } from "./request-picture.ts";
import { withoutMarks } from "./sample-marks.ts";
import { readSite } from "./site.ts";
import { type Breadcrumb, breadcrumbList, type JsonLd, organization, webSite } from "./structured-data.ts";

export type PageSeoInput = {
  /** Title without the site's name, which is appended. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** For pages that must not be indexed. */
  robots?: "noindex";
  /** The short line above the title on the preview picture; the site's tagline by default. */
  label?: string;
  /** Style of the preview picture. */
  pictureStyle?: PictureStyle;
  /** The item's photo, which replaces the drawing on the preview picture. */
  photo?: Photo | null;
  /** Open Graph type. */
  type?: "website" | "article";
  /** Structured data besides organization and breadcrumbs; `imageUrl` is the address of the preview picture. */
  jsonLd?: (imageUrl: string) => JsonLd[];
  /** The pages from the section down to this page, without the home page; only this page by default. */
  breadcrumbs?: Breadcrumb[];
};

/** The metadata of a page; `app/page-meta.ts` turns it into tags. */
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

/**
 * Composes the metadata of a page for search engines and link previews, and requests its preview picture.
 * @param url the `url` of the route's loader; only its path is used
 */
export async function pageSeo(url: URL, input: PageSeoInput): Promise<Seo> {
  const path = url.pathname.replace(/(?<=.)\/$/, "");
  const isHome = path === "/";
  const site = await readSite();
  const { title, description, label = site.tagline, pictureStyle: style = "frontier", photo } = input;
  const picture = requestPicture({
    kind: "preview",
    path,
    title,
    label,
    siteName: site.name,
    style,
    ...(photo && {
      photo: { file: photo.file, hash: (await photoFacts(photo.file)).hash, focus: photo.focus },
    }),
  });
  const imageUrl = site.url + picture;
  const { width, height } = previewFormat;
  return withoutMarks({
    title: isHome ? `${site.name}: ${site.tagline}` : `${title} · ${site.name}`,
    description,
    canonical: site.url + path,
    siteName: site.name,
    type: input.type ?? "website",
    image: { url: imageUrl, width, height, alt: `${title}. ${site.name}.` },
    // Search engines must not list a preview.
    robots: currentContent().preview ? "noindex" : input.robots,
    jsonLd: [
      organization(site),
      isHome ? webSite(site) : breadcrumbList(site, input.breadcrumbs ?? [{ label: title, href: path }]),
      ...(input.jsonLd?.(imageUrl) ?? []),
    ],
  });
}
