import * as z from "zod";
import { readOnce } from "./content-context.ts";
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

type Values = Record<string, string>;

/** @throws ContentError for a fact that does not exist */
function valueIn(values: Values, reference: string, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value !== undefined) return value;
  throw new ContentError([{ file: "facts.yaml", message: `there is no ${reference}` }]);
}

/** Fills in names in braces. What was filled in is kept for as long as the data and the values are as they are. */
function filler(memoryName: string, pattern: RegExp, read: () => Promise<Values>) {
  const filled = new WeakMap<object, { valuesJson: string | null; data: object }>();
  const readValues = () =>
    readOnce(memoryName, async () => {
      const values = await read();
      return { values, valuesJson: JSON.stringify(values) };
    });
  return async <T extends object>(data: T): Promise<T> => {
    const known = filled.get(data);
    if (known?.valuesJson === null) return data;
    if (!known && !JSON.stringify(data).match(pattern)) {
      filled.set(data, { valuesJson: null, data });
      return data;
    }
    const { values, valuesJson } = await readValues();
    if (known?.valuesJson === valuesJson) return known.data as T;
    const change = (text: string) =>
      text.replace(pattern, (reference, name: string) => valueIn(values, reference, name));
    const texts = mapTexts(data, change) as T;
    filled.set(data, { valuesJson, data: texts });
    return texts;
  };
}

const names = new RegExp(`\\{(${siteValueNames.join("|")})\\}`, "g");

const fillInFacts = filler("facts", factReference, async () => {
  const { facts } = await readFacts();
  return Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));
});
const fillInNames = filler("site-values", names, readSiteValues);

/**
 * Fills in the site's values and facts in every text of a content file. Other names in braces stay.
 * @throws ContentError when there is no such fact
 */
export const fillInSiteValues = async <T extends object>(data: T): Promise<T> =>
  // A fact may name a value.
  fillInNames(await fillInFacts(data));
