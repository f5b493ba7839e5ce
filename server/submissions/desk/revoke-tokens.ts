import type { Repositories } from "../../store/repositories.ts";

/** Ends a member's sessions, the links that they were mailed, and the address of their calendar. */
export async function revokeTokens(
  {
    sessions,
    oneTimeTokens,
    calendarAddresses,
  }: Pick<Repositories, "sessions" | "oneTimeTokens" | "calendarAddresses">,
  memberId: string,
): Promise<void> {
  await sessions.deleteOfMember(memberId);
  await oneTimeTokens.deleteOfMember(memberId);
  await calendarAddresses.deleteOfMember(memberId);
}
