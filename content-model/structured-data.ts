import type { Article } from "./articles.ts";
import type { Job } from "./jobs.ts";
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

/** An open position, with everything Google asks for and recommends that we know. */
export function jobPosting(site: Site, job: Job): JsonLd {
  const list = (title: string, items: string[]) =>
    `<p>${title}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [
      ...job.opportunity.map((paragraph) => `<p>${paragraph}</p>`),
      list("What you will do", job.responsibilities),
      list("What you bring", job.requirements),
      list("What we offer", job.offer),
    ].join(""),
    datePosted: job.datePosted,
    employmentType: job.employmentType,
    directApply: true,
    identifier: { "@type": "PropertyValue", name: site.name, value: job.slug },
    hiringOrganization: { "@type": "Organization", name: job.company, sameAs: `${site.url}/` },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        postalCode: site.address.postalCode,
        addressLocality: site.address.city,
        addressCountry: site.address.countryCode,
      },
    },
    url: `${site.url}/careers/${job.slug}`,
  };
}

/** An article, with everything Google recommends that we know. Its picture is the page's own preview picture. */
export function articleMarkup(site: Site, article: Article): JsonLd {
  const url = `${site.url}/insights/${article.slug}`;
  return {
    "@type": "Article",
    headline: article.title,
    description: article.seo.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author: { "@type": "Organization", name: site.name, url: `${site.url}/about` },
    publisher: { "@id": `${site.url}/#organization` },
    mainEntityOfPage: url,
    url,
    inLanguage: "en",
  };
}
