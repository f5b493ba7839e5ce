import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type InboxFilter, inboxFilterSchema } from "#contract/desk/inbox.ts";

const names = Object.keys(inboxFilterSchema.shape) as (keyof InboxFilter)[];

/** The filter in a query of the address. What it cannot read is left out, so that an old link still opens a list. */
export function parseInboxFilter(query: URLSearchParams): InboxFilter {
  const filter: Record<string, string> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value && inboxFilterSchema.shape[name].safeParse(value).success) filter[name] = value;
  }
  return inboxFilterSchema.parse(filter);
}

/** The query for a filter, in the schema's order, so that the same view has the same address. */
export function filterQuery(filter: InboxFilter) {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = filter[name];
    if (value) query.set(name, value);
  }
  return query;
}

/** The inbox with a filter; with an empty one all of it, since `/` alone opens what the member has to do. */
export const inboxHref = (filter: InboxFilter) => `/?${filterQuery(filter)}`.replace(/\?$/, "?all");

/** What a member sees first. */
export const mineHref = inboxHref({ mine: "1" });

/** The screen that shows a filter's list: what is in quarantine has its own. */
export const listHref = (filter: InboxFilter) =>
  filter.status === "quarantined" ? "/quarantine" : inboxHref(filter);

/** One application; the filter in its address says which list `next` and `previous` go through. */
export const applicationHref = (reference: string, filter: InboxFilter = {}) =>
  `/applications/${encodeURIComponent(reference)}?${filterQuery(filter)}`.replace(/\?$/, "");

/** The names of what leaves applications out of a list, its form and a search aside. */
export function restrictingFilters({ form, q, sort, ...filters }: InboxFilter): string[] {
  return Object.entries(filters).flatMap(([name, value]) => (value ? [name] : []));
}

/** The filter in the address. */
export function useInboxFilter(): InboxFilter {
  const [query] = useSearchParams();
  // The same object while the address is the same.
  return useMemo(() => parseInboxFilter(query), [query]);
}
