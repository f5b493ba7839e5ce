import * as z from "zod";
import { publicationFields } from "./publication.ts";
import { readCollection } from "./read-content.ts";
import { placeInList, text } from "./shared-schemas.ts";

/** `content/people/*.yaml`: a member of the team. */
export const personSchema = z.strictObject({
  name: text,
  role: text,
  order: placeInList,
  linkedin: z.httpUrl().optional(),
  tags: z.array(text),
  bio: text.meta({ title: "Bio on the card" }),
  fullBio: z.array(text).meta({ description: "Paragraphs that a button on the card shows." }).optional(),
  ...publicationFields,
});

export type Person = z.output<typeof personSchema> & { slug: string };

/** Reads the team in its order. */
export async function readPeople(): Promise<Person[]> {
  const people = await readCollection("people", "yaml", personSchema);
  return people.sort((a, b) => a.order - b.order);
}
