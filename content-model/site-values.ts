import * as z from "zod";
import { ContentError } from "./content-error.ts";
import { factReference, readFacts } from "./facts.ts";
import { mapTexts } from "./map-texts.ts";
import { listShownSlugs, readFields } from "./read-fields.ts";

/** Values that every text may contain, each as `{phone}`, and where it is written once. */
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

/**
 * Fills in the site's values and facts in every text of a content file. Other names in braces stay.
 * @throws ContentError when there is no such fact
 */
export async function fillInSiteValues<T>(data: T): Promise<T> {
  const json = JSON.stringify(data);
  const withFacts = json.match(factReference) ? await fillInFacts(data) : data;
  if (!JSON.stringify(withFacts).match(pattern)) return withFacts;
  const values: Record<string, string> = await readSiteValues();
  return mapTexts(withFacts, (text) => text.replace(pattern, (_, name: string) => values[name] ?? "")) as T;
}

async function fillInFacts<T>(data: T): Promise<T> {
  const { facts } = await readFacts();
  return mapTexts(data, (text) =>
    text.replace(factReference, (reference, name: string) => {
      const fact = facts[name];
      if (!fact) throw new ContentError([{ file: "facts.yaml", message: `there is no ${reference}` }]);
      return fact.value;
    }),
  ) as T;
}
