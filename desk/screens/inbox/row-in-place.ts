import type { InboxRow } from "#contract/desk/inbox.ts";

/**
 * The row that takes the place of one that has left the list: the next one that is still there, or else the one before.
 * @param before the rows when it was among them
 */
export function rowInPlaceOf(
  reference: string,
  before: readonly InboxRow[],
  rows: readonly InboxRow[],
): InboxRow | undefined {
  const index = before.findIndex((row) => row.reference === reference);
  if (index < 0) return undefined;
  const now = new Map(rows.map((row) => [row.reference, row]));
  const nearest = [...before.slice(index), ...before.slice(0, index).reverse()];
  return nearest.map((row) => now.get(row.reference)).find((row) => row !== undefined);
}
