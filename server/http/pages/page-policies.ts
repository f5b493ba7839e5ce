import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

/** The policy of a page that the build wrote none for: without scripts. */
const fallbackPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The Content-Security-Policy of the page at a path. */
export type PolicyFor = (pagePath: string) => string;

/**
 * Reads the Content-Security-Policy of each page from the file that the build wrote.
 * @param dist the folder that the build wrote
 */
export function readPagePolicies(dist: string): PolicyFor {
  const file: unknown = JSON.parse(readFileSync(path.join(dist, "csp.json"), "utf8"));
  const policies = new Map(Object.entries(z.record(z.string(), z.string()).parse(file)));
  return (pagePath) => policies.get(pagePath) ?? fallbackPolicy;
}
