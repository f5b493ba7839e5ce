/**
 * Where a redirect leads.
 * @param target path of a page, which keeps the visitor's query, or an address of another site, which does not get it
 * @param query with its question mark, or empty
 */
export const redirectLocation = (target: string, query: string): string =>
  target.startsWith("/") ? target + query : target;
