import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

/** For a page the build named no policy for: it shows, and runs nothing. */
const strict =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of the page at a path. */
export type PolicyOf = (page: string) => string;

/**
 * The Content-Security-Policy of each page, as the build wrote them.
 * @param dist the folder the build wrote
 */
export function pagePolicies(dist: string): PolicyOf {
  const written = JSON.parse(readFileSync(path.join(dist, "csp.json"), "utf8"));
  const policies = new Map(Object.entries(z.record(z.string(), z.string()).parse(written)));
  return (page) => policies.get(page) ?? strict;
}
