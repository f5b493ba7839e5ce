import type { Article as ArticleMarkup, BreadcrumbList, JobPosting, Organization, WebSite } from "schema-dts";
import type { Article } from "./articles.ts";
import type { Job } from "./jobs.ts";
import type { Crumb } from "./seo.ts";
import type { Site } from "./site.ts";

/** A schema.org object, without its `@context`; never only its address. */
type Markup<T> = Exclude<T, string>;

export type JsonLd = Markup<Organization | WebSite | BreadcrumbList | JobPosting | ArticleMarkup>;

/** The studio itself; on every page. */
export function organization(site: Site): Markup<Organization> {
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

/** The site as a whole; on its front page, where search engines look for its name. */
export function webSite(site: Site): Markup<WebSite> {
  return {
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: site.name,
    url: `${site.url}/`,
    inLanguage: "en",
    publisher: { "@id": `${site.url}/#organization` },
  };
}

/** The way from the home page to this page. */
export function breadcrumbList(site: Site, crumbs: Crumb[]): Markup<BreadcrumbList> {
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
export function jobPosting(site: Site, job: Job): Markup<JobPosting> {
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
    hiringOrganization: {
      "@type": "Organization",
      name: job.company,
      sameAs: job.companySlug ? `${site.url}/portfolio/${job.companySlug}` : `${site.url}/`,
      logo: `${site.url}/icon-512.png`,
    },
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

/** An article, with everything Google recommends that we know; `image` is the address of its preview picture. */
export function articleMarkup(site: Site, article: Article, image: string): Markup<ArticleMarkup> {
  const url = `${site.url}/insights/${article.slug}`;
  return {
    "@type": "Article",
    headline: article.title,
    description: article.seo.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author: { "@type": "Organization", name: site.name, url: `${site.url}/about` },
    publisher: { "@id": `${site.url}/#organization` },
    image,
    mainEntityOfPage: url,
    url,
    inLanguage: "en",
  };
}
