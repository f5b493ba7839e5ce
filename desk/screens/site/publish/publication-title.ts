import type { SitePublication } from "#contract/desk/site-publications.ts";

const kinds = { publish: "Published", due: "Changed by itself", back: "Went back" };

/** What a publication was, and whose. */
export const publicationTitle = ({ kind, restores, author }: SitePublication): string =>
  `${kinds[kind]}${restores === null ? "" : ` to ${restores}`}${author && ` by ${author}`}`;
