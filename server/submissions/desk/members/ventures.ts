import type { Access } from "#contract/desk/access.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Store } from "../../../store/store.ts";

/** The positions whose applications somebody sees, or some of them. */
export async function seenPositions(
  { inbox }: Pick<Store, "inbox">,
  { forms, positions, ventures }: Access,
): Promise<string[]> {
  if (forms.includes("career")) return inbox.positions();
  return [...new Set([...positions, ...(await inbox.positionsOfVentures(ventures))])];
}

/** Gives job applications that were stored by an earlier version the company of their job. */
export async function fillMissingVentures(
  { review }: Pick<Store, "review">,
  positions: ServerData["positions"],
): Promise<void> {
  for (const position of positions) await review.fillMissingVentures(position);
}
