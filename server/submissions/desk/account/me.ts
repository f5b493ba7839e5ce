import type { Me, MyChange } from "#contract/desk/members.ts";
import { NotFoundError } from "../../../permissions/errors.ts";
import type { Store } from "../../../store/store.ts";
import { setFreeHours } from "./calendar-account.ts";
import { deviceName } from "./device-name.ts";

/** A member with their sessions and passkeys. */
export async function getMe(store: Store, memberId: string, currentSessionId: string): Promise<Me> {
  const member = await store.members.find(memberId);
  if (!member) throw new NotFoundError();
  const sessions = await store.sessions.ofMember(memberId);
  const passkeys = await store.passkeys.ofMember(memberId);
  const calendarAccount = await store.calendarAccounts.ofMember(memberId);
  const calendarAddress = await store.calendarAddresses.ofMember(memberId);
  return {
    member,
    sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      createdAt,
      lastSeenAt,
      isCurrent: id === currentSessionId,
    })),
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? "",
      createdAt: Date.parse(createdAt),
    })),
    calendarAddressMadeAt: calendarAddress?.createdAt ?? null,
    freeHours: await store.freeHours.ofMember(memberId),
    calendarAccount: calendarAccount ? { url: calendarAccount.url, user: calendarAccount.user } : null,
  };
}

/** Changes what members may change about themselves, and tells their colleagues. */
export function changeMe(
  { transaction }: Pick<Store, "transaction">,
  memberId: string,
  { freeHours, ...change }: MyChange,
): Promise<void> {
  return transaction(async (repositories) => {
    if (Object.keys(change).length > 0) await repositories.members.update(memberId, change);
    if (freeHours) await setFreeHours(repositories, memberId, freeHours);
    await repositories.changes.add({ kind: "members", actorId: memberId });
  });
}

/** Ends one of a member's own sessions. @throws NotFoundError when it is not theirs */
export async function endSession(store: Store, memberId: string, sessionId: string): Promise<void> {
  if (!(await store.sessions.delete(memberId, sessionId))) throw new NotFoundError();
}

/** Ends all of a member's sessions but the current one. */
export async function endOtherSessions(store: Store, memberId: string, currentId: string): Promise<void> {
  for (const { id } of await store.sessions.ofMember(memberId)) {
    if (id !== currentId) await store.sessions.delete(memberId, id);
  }
}
