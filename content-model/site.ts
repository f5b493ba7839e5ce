import * as z from "zod";
import { fillIn } from "#contract/fill-in.ts";
import { readContent } from "./read-content.ts";
import { accentedText, address, template, text } from "./shared-schemas.ts";

const link = z.strictObject({ label: text, href: address });

/** The digits of a phone number as people write it, without the zeros before an area or country. */
const dialled = (label: string) => label.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "");

/** `content/site.yaml`: the studio's name and addresses, and the links on every page. */
export const siteSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  /** Details that Swedish law asks a limited company to state on its website, in letters and in emails. */
  company: z.strictObject({
    registeredName: z.string().min(1),
    /** Town of the registered office. */
    seat: z.string().min(1),
    registrationNumber: z.string().regex(/^[\dX]{6}-[\dX]{4}$/, "write a number like 556000-0000"),
    vatNumber: z.string().regex(/^SE[\dX]{10}01$/, "write a number like SE556000000001"),
    /** The sentence with the values above, each as `{registeredName}`. */
    statement: template("registeredName", "seat", "registrationNumber", "vatNumber"),
  }),
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, "")),
  address: z.strictObject({
    street: text,
    postalCode: z.string(),
    city: text,
    country: text,
    countryCode: z.string().length(2),
    /** In degrees, for the map on `/contact`. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  phone: z
    .strictObject({
      label: text.meta({ title: "Phone as visitors read it" }),
      number: z
        .string()
        .regex(/^\+\d{6,15}$/, {
          error: "write it with country code and without spaces, like +46850000000",
          abort: true,
        })
        .meta({ title: "Number that is dialled" }),
    })
    .refine(({ label, number }) => number.endsWith(dialled(label)), {
      path: ["label"],
      error: "shows another number than the one that is dialled; write the same in label and number",
    }),
  email: z.strictObject({ general: z.email(), recruiting: z.email() }),
  /** For `/.well-known/security.txt`. */
  security: z.strictObject({
    /** The day until which the contact is valid, at most a year ahead. */
    expires: z.iso.date(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/, "write the two letters of a language, like en")).min(1),
  }),
  social: z.array(z.strictObject({ label: z.string(), href: z.httpUrl(), icon: z.enum(["linkedin", "x"]) })),
  navigation: z.array(link),
  applications: z.array(link),
  footer: z.array(z.strictObject({ title: text, links: z.array(link) })),
  /** Heading above the address in the footer. */
  contactHeading: text,
  smallPrint: z.array(link),
  /** Meaning of the asterisks after samples; the footer of pages with one shows it. */
  sampleNote: text,
  /** Where programs are applied for. While it is a placeholder address, programs link to our own form. */
  partnerApplication: z
    .url()
    .transform((url) => (new URL(url).hostname.endsWith(".example") ? "/apply-partner" : url)),
});

export type Site = z.output<typeof siteSchema> & {
  /** The headline of the home page, without asterisks. */
  tagline: string;
};

const headline = z.looseObject({ hero: z.looseObject({ title: accentedText }) });

/** The studio's registered details in one line. */
export function companyDetails({ company: { statement, ...values } }: Site) {
  return fillIn(statement, values);
}

/** Reads `content/site.yaml`, and the site's tagline from the home page. */
export async function readSite(): Promise<Site> {
  const [site, { hero }] = await Promise.all([
    readContent("site.yaml", siteSchema),
    readContent("pages/home.yaml", headline),
  ]);
  return { ...site, tagline: hero.title.replaceAll("*", "") };
}
