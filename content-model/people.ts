import * as z from "zod";
import { alternateGrounds } from "#pictures/styles.ts";
import { text } from "./page-parts.ts";
import { readCollection } from "./source.ts";

/** `content/people/*.yaml`: one member of the team. */
export const personSchema = z.strictObject({
  name: text,
  role: text,
  /** Order in the grid, lowest first. */
  order: z.int(),
  /** True while the person is made up; `npm run check:launch` lists them. */
  sample: z.boolean().default(false),
  linkedin: z.url(),
  tags: z.array(text),
  bio: text,
  /** Paragraphs; with them the card gets a button that shows them in a dialog. */
  fullBio: z.array(text).optional(),
});

export type Person = z.output<typeof personSchema> & { slug: string };

/**
 * What a portrait lies on, by its place in the team: every other one basalt, so that neighbours differ in three and in
 * five columns.
 */
export const getPortraitGround = alternateGrounds("basalt", "ember", "basalt", "paper");

/** The team, in its order. */
export async function readPeople(): Promise<Person[]> {
  const people = await readCollection("people", "yaml", personSchema);
  return people.sort((a, b) => a.order - b.order);
}
