import type { Migration, MigrationProvider } from "kysely/migration";
import type { Dialect } from "../schema.ts";
import { activity } from "./activity.ts";
import { deskMail } from "./desk-mail.ts";
import { deskMembers } from "./desk-members.ts";
import { deskReview } from "./desk-review.ts";
import { initial } from "./initial.ts";
import { mailRecipients } from "./mail-recipients.ts";
import { namesAndConstraints } from "./names-and-constraints.ts";
import { plainLetters } from "./plain-letters.ts";

/** All schema changes in order. Add new ones at the end; never change one that has shipped. */
export function migrations(dialect: Dialect): MigrationProvider {
  const all: Record<string, Migration> = {
    "2026-11-20-initial": initial(dialect),
    "2026-11-21-mail-to-some": mailRecipients,
    "2026-11-23-names-and-constraints": namesAndConstraints(dialect),
    "2026-11-24-activity": activity,
    "2026-11-25-desk-members": deskMembers,
    "2026-11-26-desk-review": deskReview(dialect),
    "2026-11-27-desk-mail": deskMail(dialect),
    "2026-11-28-plain-letters": plainLetters,
  };
  return { getMigrations: async () => all };
}
