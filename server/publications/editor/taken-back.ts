import type { StoredDraft } from "../../store/repositories/drafts.ts";
import type { EditAuthors } from "./read-file.ts";

/** A key among the edits of a draft: paths are JSON and begin with a bracket. */
const key = "takenBack";

/** The edits of a draft that holds what a member has taken back from the site, until it is edited, published or discarded. */
export function markTakenBack(edits: string, { id, name }: { id: string; name: string }): string {
  const authors: EditAuthors = JSON.parse(edits);
  return JSON.stringify({ ...authors, [key]: { author: name, authorId: id, at: Date.now() } });
}

/** The edits of a draft once somebody works on it again: it is one like any other. */
export function withoutTakenBack(edits: string): EditAuthors {
  const { [key]: _, ...authors }: EditAuthors = JSON.parse(edits);
  return authors;
}

/** Who has taken back from the site what a draft holds, and when; null when nobody has. */
export function takenBackBy({ edits }: StoredDraft): { author: string; at: number } | null {
  const found = (JSON.parse(edits) as EditAuthors)[key];
  return found ? { author: found.author, at: found.at } : null;
}
