import type { Repositories } from "../../store/repositories.ts";

/** Ends a member's sessions, the links that they were mailed, and all access to calendars; forgets their free hours. */
export async function revokeTokens(
  {
    sessions,
    oneTimeTokens,
    calendarAddresses,
    calendarAccounts,
    freeHours,
  }: Pick<
    Repositories,
    "sessions" | "oneTimeTokens" | "calendarAddresses" | "calendarAccounts" | "freeHours"
  >,
  memberId: string,
): Promise<void> {
  await sessions.deleteOfMember(memberId);
  await oneTimeTokens.deleteOfMember(memberId);
  await calendarAddresses.deleteOfMember(memberId);
  await calendarAccounts.deleteOfMember(memberId);
  await freeHours.deleteOfMember(memberId);
}
