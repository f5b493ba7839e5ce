import type {
  Article as ArticleMarkup,
  BreadcrumbList,
  JobPosting,
  MonetaryAmount,
  Organization,
  Place,
  PostalAddress,
  WebSite,
} from "schema-dts";
import { escapeHtml } from "#contract/escape-html.ts";
import { isSameText } from "#contract/preview-marks.ts";
import type { Article } from "./articles.ts";
import { withoutLinks } from "./checks/text-links.ts";
import { endOfDayInStockholm } from "./dates.ts";
import type { Salary } from "./job-salary.ts";
import type { Job } from "./jobs.ts";
import type { Person } from "./people.ts";
import { isSample } from "./sample-marks.ts";
import type { Site } from "./site.ts";

/** A page above the current page, or the page itself. */
export type Breadcrumb = { label: string; href: string };

/** A schema.org object without its `@context`. The types also allow a plain URL, which is excluded. */
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

/** The square logo for search engines. */
const logoUrl = (site: Site) => `${site.url}/icon-512.png`;

/** The registered details, unless they are made up. */
function legalDetails({ company }: Site) {
  if (isSample(company.registeredName)) return {};
  return {
    legalName: company.registeredName,
    taxID: company.registrationNumber,
    vatID: company.vatNumber,
  };
}

/** Markup of the studio, for every page. */
export function organization(site: Site): Markup<Organization> {
  return {
    "@type": "Organization",
    "@id": `${site.url}/#organization`,
    name: site.name,
    ...legalDetails(site),
    url: `${site.url}/`,
    logo: logoUrl(site),
    slogan: site.tagline,
    description: site.description,
    email: site.email.general,
    telephone: site.phone.number,
    address: postalAddress(site),
    sameAs: site.social.map((profile) => profile.href),
  };
}

/** Markup of the site with its name, for the home page. */
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

/** Markup of the pages from the home page to this page. */
export function breadcrumbList(site: Site, breadcrumbs: Breadcrumb[]): Markup<BreadcrumbList> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ label: "Home", href: "/" }, ...breadcrumbs].map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: site.url + href,
    })),
  };
}

/** The places of a job; the studio's address by default. */
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

/** The pay of a job, if it is given in figures and real. */
function baseSalary({ from, to = from, currency, per, text = "" }: Salary): {
  baseSalary?: Markup<MonetaryAmount>;
} {
  if (from === undefined || isSample(text)) return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitText: per.toUpperCase() },
    },
  };
}

/** The studio with its address and logo; its companies with their pages, where these are public. */
function hiringOrganization(
  site: Site,
  { company: name, companySlug }: Job,
): JobPosting["hiringOrganization"] {
  const organization = { "@type": "Organization" as const, name };
  if (isSameText(name, site.name)) return { ...organization, sameAs: `${site.url}/`, logo: logoUrl(site) };
  return companySlug ? { ...organization, sameAs: `${site.url}/portfolio/${companySlug}` } : organization;
}

/**
 * Markup of a job with the properties that Google requires and recommends: `validThrough` for a job with a deadline,
 * `baseSalary` for one with a range that is no sample. An offer with samples is left out.
 * @param headings as on the job's page, because the markup must match it
 */
export function jobPosting(
  site: Site,
  job: Job,
  headings: { responsibilities: string; requirements: string; offer: string },
): Markup<JobPosting> {
  const list = (title: string, items: string[] = []) =>
    items.length === 0
      ? []
      : `<p>${escapeHtml(title)}</p><ul>${items.map((item) => `<li>${escapeHtml(withoutLinks(item))}</li>`).join("")}</ul>`;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [
      ...job.opportunity.map((paragraph) => `<p>${escapeHtml(withoutLinks(paragraph))}</p>`),
      list(headings.responsibilities, job.responsibilities),
      list(headings.requirements, job.requirements),
      job.offer?.some(isSample) ? [] : list(headings.offer, job.offer),
    ]
      .flat()
      .join(""),
    datePosted: job.datePosted,
    ...(job.deadline && { validThrough: endOfDayInStockholm(job.deadline) }),
    ...baseSalary(job.salary),
    employmentType: job.employmentType,
    directApply: true,
    identifier: { "@type": "PropertyValue", name: site.name, value: job.slug },
    hiringOrganization: hiringOrganization(site, job),
    jobLocation: jobLocation(site, job),
    url: `${site.url}/careers/${job.slug}`,
  };
}

/**
 * Markup of an article with the properties that Google recommends. The author is the team member of that name, or
 * else the studio; made-up people are not named.
 * @param image address of the preview picture
 */
export function articleMarkup(
  site: Site,
  article: Article,
  people: Person[],
  image: string,
): Markup<ArticleMarkup> {
  const url = `${site.url}/insights/${article.slug}`;
  const person = isSample(article.author) ? undefined : people.find(({ name }) => name === article.author);
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
      logo: logoUrl(site),
    },
    image,
    mainEntityOfPage: url,
    url,
    inLanguage: "en",
  };
}
