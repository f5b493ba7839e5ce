import type { MetaDescriptor } from "react-router";
import type { Seo } from "#content-model/seo.ts";

/** The head tags of a page from the `seo` in its loader data. Routes export it: `export const meta = pageMeta;` */
export function pageMeta({ loaderData }: { loaderData?: { seo: Seo } }): MetaDescriptor[] {
  const seo = loaderData?.seo;
  if (!seo) return [];
  return [
    { title: seo.title },
    { name: "description", content: seo.description },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    ...(seo.robots ? [{ name: "robots", content: seo.robots }] : []),
    { property: "og:type", content: seo.type },
    { property: "og:site_name", content: seo.siteName },
    { property: "og:locale", content: "en_GB" },
    { property: "og:title", content: seo.title },
    { property: "og:description", content: seo.description },
    { property: "og:url", content: seo.canonical },
    { property: "og:image", content: seo.image.url },
    { property: "og:image:width", content: String(seo.image.width) },
    { property: "og:image:height", content: String(seo.image.height) },
    { property: "og:image:alt", content: seo.image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...seo.jsonLd.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
