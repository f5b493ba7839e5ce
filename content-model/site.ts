import * as z from "zod";
import { readContent } from "./source.ts";

const link = z.strictObject({ label: z.string().min(1), href: z.string().min(1) });

/** `content/site.yaml`: who the studio is, where it can be reached, and the links every page shows. */
export const siteSchema = z.strictObject({
  name: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, "")),
  address: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    countryCode: z.string().length(2),
  }),
  phone: z.strictObject({ label: z.string(), number: z.string().regex(/^\+\d{6,15}$/) }),
  email: z.strictObject({ general: z.email(), recruiting: z.email() }),
  /** For those who find a hole: `/.well-known/security.txt`. */
  security: z.strictObject({
    /** Last day its contact can be trusted; at most a year ahead. */
    expires: z.iso.date(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/, "expected a language like en")).min(1),
  }),
  social: z.array(z.strictObject({ label: z.string(), href: z.url(), icon: z.enum(["linkedin", "x"]) })),
  navigation: z.array(link),
  applications: z.array(link),
  footer: z.array(z.strictObject({ title: z.string(), links: z.array(link) })),
  /** Over the address, the last column of the footer. */
  contactHeading: z.string().min(1),
  smallPrint: z.array(link),
  /** Where program pages send applicants; while it is a placeholder they go to our own form. */
  partnerApplication: z
    .url()
    .transform((url) => (new URL(url).hostname.endsWith(".example") ? "/apply-partner" : url)),
});

export type Site = z.output<typeof siteSchema>;

/** Reads `content/site.yaml`. */
export function readSite(): Promise<Site> {
  return readContent("site.yaml", siteSchema);
}
