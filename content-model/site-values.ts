import * as z from "zod";
import { listShownSlugs, readFields } from "./read-fields.ts";

/** What every text may contain, each as `{phone}`, and where it is written once. */
export const siteValueNames = [
  "studio",
  "registeredName",
  "registrationNumber",
  "address",
  "city",
  "email",
  "phone",
  "phoneNumber",
  "peopleCount",
] as const satisfies string[];

/** The part of `site.yaml` that the values are from. Its own schema is in `site.ts`. */
const source = z.looseObject({
  name: z.string(),
  company: z.looseObject({ registeredName: z.string(), registrationNumber: z.string() }),
  address: z.looseObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  phone: z.looseObject({ label: z.string(), number: z.string() }),
  email: z.looseObject({ general: z.string() }),
});

async function readSiteValues(): Promise<Record<(typeof siteValueNames)[number], string>> {
  const [{ name, company, address, phone, email }, people] = await Promise.all([
    readFields("site.yaml", source),
    listShownSlugs("people"),
  ]);
  return {
    studio: name,
    registeredName: company.registeredName,
    registrationNumber: company.registrationNumber,
    address: `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`,
    city: address.city,
    email: email.general,
    phone: phone.label,
    phoneNumber: phone.number,
    peopleCount: String(people.length),
  };
}

const pattern = new RegExp(`\\{(${siteValueNames.join("|")})\\}`, "g");

/** Applies a function to every text in a value. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

/** Fills in the site's values in every text of a content file. Other names in braces stay. */
export async function fillInSiteValues<T>(data: T): Promise<T> {
  if (!JSON.stringify(data).match(pattern)) return data;
  const values: Record<string, string> = await readSiteValues();
  return mapTexts(data, (text) => text.replace(pattern, (_, name: string) => values[name] ?? "")) as T;
}
