import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../tables/schema.ts";

/** As search-text.ts writes them since. */
const letters = [
  ["ø", "o"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ß", "ss"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ı", "i"],
] as const;

/** Makes stored words with letters such as ø findable without them. Doing it twice changes nothing. */
export const plainLetters: Migration = {
  async up(db: Kysely<Database>) {
    for (const [letter, plain] of letters) {
      await db
        .updateTable("searchDocuments")
        .set({ text: sql`replace(text, ${letter}, ${plain})` })
        .where("text", "like", `%${letter}%`)
        .execute();
    }
  },
};
