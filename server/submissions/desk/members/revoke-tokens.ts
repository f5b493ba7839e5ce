import type { Repositories } from "../../../store/repositories.ts";

/** Ends a member's sessions, links, shared previews and all access to calendars; forgets their free hours. */
export async function revokeTokens(
  {
    sessions,
    oneTimeTokens,
    calendarAddresses,
    calendarAccounts,
    freeHours,
    previewLinks,
  }: Pick<
    Repositories,
    "sessions" | "oneTimeTokens" | "calendarAddresses" | "calendarAccounts" | "freeHours" | "previewLinks"
  >,
  memberId: string,
): Promise<void> {
  await sessions.deleteOfMember(memberId);
  await oneTimeTokens.deleteOfMember(memberId);
  await calendarAddresses.deleteOfMember(memberId);
  await calendarAccounts.deleteOfMember(memberId);
  await freeHours.deleteOfMember(memberId);
  await previewLinks.deleteOfMember(memberId);
}
