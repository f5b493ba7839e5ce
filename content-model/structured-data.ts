import type {
  Article as ArticleMarkup,
  BreadcrumbList,
  JobPosting,
  Organization,
  Place,
  PostalAddress,
  WebSite,
} from "schema-dts";
import type { Article } from "./articles.ts";
import { htmlText } from "./html-text.ts";
import type { Job } from "./jobs.ts";
import type { Person } from "./people.ts";
import type { Breadcrumb } from "./seo.ts";
import type { Site } from "./site.ts";

/** A schema.org object, without its `@context`; never only its address. */
type Markup<T> = Exclude<T, string>;

export type JsonLd = Markup<Organization | WebSite | BreadcrumbList | JobPosting | ArticleMarkup>;

function postalAddress({ address }: Site): Markup<PostalAddress> {
  return {
    "@type": "PostalAddress",
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.countryCode,
  };
}

/** The studio's sign, square, as search engines want it. */
const logo = (site: Site) => `${site.url}/icon-512.png`;

/** The studio itself; on every page. */
export function organization(site: Site): Markup<Organization> {
  return {
    "@type": "Organization",
    "@id": `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: logo(site),
    slogan: site.tagline,
    description: site.description,
    email: site.email.general,
    telephone: site.phone.number,
    address: postalAddress(site),
    sameAs: site.social.map((profile) => profile.href),
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
export function breadcrumbList(site: Site, crumbs: Breadcrumb[]): Markup<BreadcrumbList> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ label: "Home", href: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: site.url + crumb.href,
    })),
  };
}

/** Where a position is: the studio, unless its file names other places. */
function jobLocation(site: Site, { places }: Job): Markup<Place>[] {
  if (!places) return [{ "@type": "Place", address: postalAddress(site) }];
  return places.map(({ city, countryCode }) => ({
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(city && { addressLocality: city }),
      addressCountry: countryCode,
    },
  }));
}

/**
 * An open position, with everything Google asks for and recommends that we know; no `validThrough`, as it is open
 * until filled.
 * @param words the headings its page has, which the markup must say too
 */
export function jobPosting(
  site: Site,
  job: Job,
  words: { responsibilities: string; requirements: string; offer: string },
): Markup<JobPosting> {
  const list = (title: string, items: string[]) =>
    `<p>${htmlText(title)}</p><ul>${items.map((item) => `<li>${htmlText(item)}</li>`).join("")}</ul>`;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [
      ...job.opportunity.map((paragraph) => `<p>${htmlText(paragraph)}</p>`),
      list(words.responsibilities, job.responsibilities),
      list(words.requirements, job.requirements),
      list(words.offer, job.offer),
    ].join(""),
    datePosted: job.datePosted,
    employmentType: job.employmentType,
    directApply: true,
    identifier: { "@type": "PropertyValue", name: site.name, value: job.slug },
    // The studio's sign stands for the studio only; its ventures have none of their own here.
    hiringOrganization: job.companySlug
      ? { "@type": "Organization", name: job.company, sameAs: `${site.url}/portfolio/${job.companySlug}` }
      : { "@type": "Organization", name: job.company, sameAs: `${site.url}/`, logo: logo(site) },
    jobLocation: jobLocation(site, job),
    url: `${site.url}/careers/${job.slug}`,
  };
}

/**
 * An article, with everything Google recommends that we know; `image` is the address of its preview picture. Its
 * author is the person of that name in the team, else the studio.
 */
export function articleMarkup(
  site: Site,
  article: Article,
  people: Person[],
  image: string,
): Markup<ArticleMarkup> {
  const url = `${site.url}/insights/${article.slug}`;
  const person = people.find(({ name }) => name === article.author);
  return {
    "@type": "Article",
    headline: article.title,
    description: article.seo.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author: person
      ? { "@type": "Person", name: person.name, jobTitle: person.role, url: `${site.url}/about#team` }
      : { "@type": "Organization", name: site.name, url: `${site.url}/about` },
    publisher: {
      "@type": "Organization",
      "@id": `${site.url}/#organization`,
      name: site.name,
      logo: logo(site),
    },
    image,
    mainEntityOfPage: url,
    url,
    inLanguage: "en",
  };
}
