import type { Colleague } from "#contract/desk/members.ts";
import { memberLabel } from "./names.ts";

type Named = Pick<Colleague, "id" | "name" | "email">;

export type NotePart = { text: string; memberId: string | null };

/** A note's text in parts: words, and mentions (`@[member-id]`) with the member's id. */
export function splitMentions(text: string): NotePart[] {
  return text
    .split(/(@\[[^\]\s]+\])/)
    .filter(Boolean)
    .map((part) => ({ text: part, memberId: /^@\[([^\]\s]+)\]$/.exec(part)?.[1] ?? null }));
}

/** A note's text for editing: `@[member-id]` as `@Name`. An unknown id stays as it is. */
export function textToEdit(text: string, members: readonly Named[]): string {
  return splitMentions(text)
    .map(({ text: part, memberId }) => {
      const member = members.find(({ id }) => id === memberId);
      return member ? `@${memberLabel(member)}` : part;
    })
    .join("");
}

/** The text as it is stored: every `@Name` of a member as `@[member-id]`, by the longest name that fits. */
export function textToStore(text: string, members: readonly Named[]): string {
  const byLength = [...members].sort((a, b) => memberLabel(b).length - memberLabel(a).length);
  let result = "";
  let end = 0;
  // Not in the middle of a word, as in a mail address.
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}._+-])@/gu)) {
    const rest = text.slice(index + 1);
    const member = byLength.find((candidate) => startsWithName(rest, memberLabel(candidate)));
    if (!member || index < end) continue;
    result += `${text.slice(end, index)}@[${member.id}]`;
    end = index + 1 + memberLabel(member).length;
  }
  return result + text.slice(end);
}

function startsWithName(text: string, name: string) {
  const start = text.slice(0, name.length);
  return (
    start.toLocaleLowerCase("sv") === name.toLocaleLowerCase("sv") &&
    !/^[\p{L}\p{N}]/u.test(text.slice(name.length))
  );
}

/** The mention being typed: the words between an `@` and the cursor, and where the `@` stands. Null when none is. */
export function mentionAt(text: string, cursor: number): { start: number; query: string } | null {
  const match = /(?<![\p{L}\p{N}._+-])@([^\s@[\]]*(?: [^\s@[\]]*)?)$/u.exec(text.slice(0, cursor));
  return match ? { start: match.index, query: match[1] ?? "" } : null;
}

/** Members whose name or address has a word that starts with the query. */
export function membersMatching<Candidate extends Named>(query: string, members: readonly Candidate[]) {
  const start = query.toLocaleLowerCase("sv");
  return members.filter(({ name, email }) =>
    [name, email, ...name.split(/\s+/)].some((word) => word.toLocaleLowerCase("sv").startsWith(start)),
  );
}
