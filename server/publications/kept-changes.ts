import type { StoredPublication } from "../store/tables/publication-tables.ts";
import type { SiteComparison } from "./changes/compare-sites.ts";

/** What is kept of the changes that a publication made. */
export type KeptChanges = Omit<SiteComparison, "later"> & {
  later: Pick<SiteComparison["later"], "added" | "removed">;
};

/** The changes of a publication as they are stored; null for the first one. */
export function writeChanges(changes: SiteComparison | null): string {
  if (changes === null) return "[]";
  const { added, removed } = changes.later;
  return JSON.stringify([{ ...changes, later: { added, removed } } satisfies KeptChanges]);
}

/**
 * The stored changes of a publication; null where there are none, or an earlier version of the program kept lines. One
 * has kept no `other`.
 */
export function readChangesOf({ changes }: Pick<StoredPublication, "changes">): KeptChanges | null {
  const [kept]: (KeptChanges | string)[] = JSON.parse(changes);
  return typeof kept === "object" ? { ...kept, other: kept.other ?? [] } : null;
}
