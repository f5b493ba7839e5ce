import { formatCount } from "#contract/count.ts";
import type { Person } from "#contract/desk/person.ts";

const nouns: [keyof Person["totals"], string, string][] = [
  ["applications", "application with every field", "applications with every field"],
  ["resumes", "resume", "resumes"],
  ["notes", "note about this person", "notes about this person"],
  ["replies", "reply", "replies"],
  ["drafts", "draft of a reply", "drafts of replies"],
  ["messages", "email from this person", "emails from this person"],
  ["waitingMails", "email waiting to be sent", "emails waiting to be sent"],
];

/** Summary of the data about a person, such as `2 applications with every field`; without what there is none of. */
export const describeTotals = (totals: Person["totals"]): string[] =>
  nouns.flatMap(([name, one, several]) => {
    const count = totals[name];
    return count === 0 ? [] : [formatCount(count, one, several)];
  });
