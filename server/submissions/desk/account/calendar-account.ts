import type { CalendarAccount, FreeHours } from "#contract/desk/free-hours.ts";
import { dayMs } from "#contract/durations.ts";
import { type CalendarAnswer, readCalendar } from "../../../calendars/read-calendar.ts";
import type { TimeRange } from "../../../calendars/time-ranges.ts";
import { ConflictError } from "../../../permissions/errors.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import { decryptPassword, encryptPassword } from "../../../store/calendar-password.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { ServerStore, Store } from "../../../store/store.ts";

type Owner = { id: string; email: string };

const weekMs = 7 * dayMs;

const addressesOf = ({ email }: Owner, user: string) => [email.toLowerCase(), user.toLowerCase()];

/**
 * Lets the desk read a member's calendar, in place of the one it read before, once it has been read.
 * @param privateHosts hosts that may be in a private network
 * @throws ConflictError with the reason when it cannot be read
 */
export async function connectCalendar(
  store: Pick<ServerStore, "transaction" | "codeKey">,
  member: ActingMember & Owner,
  account: CalendarAccount,
  privateHosts: string[],
): Promise<void> {
  const during: TimeRange = [Date.now(), Date.now() + weekMs];
  const owner = addressesOf(member, account.user);
  const { busy, problem } = await readCalendar({ ...account, owner, privateHosts, during });
  if (problem !== null && busy.length === 0) throw new ConflictError(problem);
  const stored = encryptPassword({ memberId: member.id, ...account }, store.codeKey);
  await store.transaction(async (repositories) => {
    await repositories.calendarAccounts.replace(stored);
    await recordActivity(repositories, member, "connectCalendar");
  });
}

/** Forgets a member's calendar. */
export function disconnectCalendar(store: Pick<Store, "transaction">, member: ActingMember): Promise<void> {
  return store.transaction(async (repositories) => {
    await repositories.calendarAccounts.deleteOfMember(member.id);
    await recordActivity(repositories, member, "disconnectCalendar");
  });
}

/** Sets the hours of a week in which a member takes interviews. */
export const setFreeHours = (
  { freeHours }: Pick<Repositories, "freeHours">,
  memberId: string,
  hours: FreeHours[],
) =>
  freeHours.replace(
    memberId,
    [...hours].sort((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1)),
  );

/** When a member is busy according to their calendar; never without one. */
export async function readConnectedCalendar(
  store: Pick<ServerStore, "calendarAccounts" | "codeKey">,
  member: Owner,
  during: TimeRange,
  privateHosts: string[],
): Promise<CalendarAnswer> {
  const account = await store.calendarAccounts.ofMember(member.id);
  if (!account) return { busy: [], problem: null };
  const { url, user } = account;
  const password = decryptPassword(account, store.codeKey);
  if (password === null)
    return {
      busy: [],
      problem: "The app password can no longer be read. Please enter it again under Account.",
    };
  return readCalendar({ url, user, password, owner: addressesOf(member, user), privateHosts, during });
}
