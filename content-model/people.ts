import * as z from "zod";
import { publicationFields } from "./publication.ts";
import { readCollection } from "./read-content.ts";
import { text } from "./shared-schemas.ts";

/** `content/people/*.yaml`: a member of the team. */
export const personSchema = z.strictObject({
  ...publicationFields,
  name: text,
  role: text,
  /** Position in the team, lowest first. */
  order: z.int(),
  linkedin: z.url().optional(),
  tags: z.array(text),
  bio: text,
  /** Paragraphs that a button on the card shows in a dialog. */
  fullBio: z.array(text).optional(),
});

export type Person = z.output<typeof personSchema> & { slug: string };

/** Reads the team in its order. */
export async function readPeople(): Promise<Person[]> {
  const people = await readCollection("people", "yaml", personSchema);
  return people.sort((a, b) => a.order - b.order);
}
