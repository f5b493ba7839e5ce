import type { Crumb } from "./seo.ts";
import type { Site } from "./site.ts";

/** One schema.org object, without its `@context`. */
export type JsonLd = { "@type": string; [property: string]: unknown };

/** The studio itself; on every page. */
export function organization(site: Site): JsonLd {
  return {
    "@type": "Organization",
    "@id": `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    slogan: site.tagline,
    description: site.description,
    email: site.email.general,
    telephone: site.phone.number,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      postalCode: site.address.postalCode,
      addressLocality: site.address.city,
      addressCountry: site.address.countryCode,
    },
    sameAs: site.social.map((profile) => profile.url),
  };
}

/** The way from the home page to this page. */
export function breadcrumbList(site: Site, crumbs: Crumb[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ label: "Home", to: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: site.url + crumb.to,
    })),
  };
}
