import * as z from "zod";
import { readContent } from "./read-content.ts";

const link = z.strictObject({ label: z.string().min(1), href: z.string().min(1) });

/** `content/site.yaml`: the studio's name and addresses, and the links on every page. */
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
  /** For `/.well-known/security.txt`. */
  security: z.strictObject({
    /** The day until which the contact is valid, at most a year ahead. */
    expires: z.iso.date(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/, "expected a language like en")).min(1),
  }),
  social: z.array(z.strictObject({ label: z.string(), href: z.url(), icon: z.enum(["linkedin", "x"]) })),
  navigation: z.array(link),
  applications: z.array(link),
  footer: z.array(z.strictObject({ title: z.string(), links: z.array(link) })),
  /** Heading above the address in the footer. */
  contactHeading: z.string().min(1),
  smallPrint: z.array(link),
  /** Where programs are applied for. While it is a placeholder address, programs link to our own form. */
  partnerApplication: z
    .url()
    .transform((url) => (new URL(url).hostname.endsWith(".example") ? "/apply-partner" : url)),
});

export type Site = z.output<typeof siteSchema>;

/** Reads `content/site.yaml`. */
export function readSite(): Promise<Site> {
  return readContent("site.yaml", siteSchema);
}
