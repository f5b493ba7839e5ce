import type { Member } from "#contract/desk/members.ts";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import { minuteMs } from "#contract/durations.ts";
import { NotFoundError } from "../../../permissions/errors.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { addMember } from "../members/invite.ts";

/** A token that makes its user the first member, for an hour; null when there are members already. */
export async function createSetUpToken({ members, oneTimeTokens }: Store): Promise<string | null> {
  if (!(await members.isEmpty())) return null;
  return oneTimeTokens.create("set-up", linkMinutes.setUp * minuteMs);
}

/** @throws NotFoundError when there are members already, or the token is not known */
async function requireSetUp({ members }: Pick<Repositories, "members">, isKnown: boolean) {
  if (!(await members.isEmpty())) {
    throw new NotFoundError(
      "The desk already has an administrator. Please sign in, or ask an administrator to invite you.",
    );
  }
  if (!isKnown) {
    throw new NotFoundError(
      "This set-up link is not valid, or has expired. Please restart the server and use the new link in its log.",
    );
  }
}

/**
 * Says whether a token could set up the desk, without using it up.
 * @throws NotFoundError as `setUp` does
 */
export async function checkSetUp(store: Store, token: string): Promise<void> {
  await requireSetUp(store, await store.oneTimeTokens.isUsable("set-up", token));
}

/**
 * Adds the first member, an owner.
 * @throws NotFoundError when the token is unknown, used or old, or there are members already
 */
export function setUp(
  store: Store,
  { token, ...person }: { token: string; email: string; name: string },
): Promise<Member> {
  return store.transaction(async (repositories) => {
    const isKnown = (await repositories.oneTimeTokens.consume("set-up", token)) !== undefined;
    await requireSetUp(repositories, isKnown);
    return addMember(repositories, { ...person, role: "owner", forms: [] });
  });
}
