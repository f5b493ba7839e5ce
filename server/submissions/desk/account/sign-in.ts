import { isActive } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import { minuteMs } from "#contract/durations.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";

/** While a member has this many links that can still be used, no further ones are mailed; the sign-in page says so. */
const maxUsableLinks = 5;

/** How somebody signed in, for the activity log. */
export type SignInMethod = "link" | "passkey" | "set-up";

/** The token of a new sign-in link. */
export const createLinkToken = ({ oneTimeTokens }: Pick<Repositories, "oneTimeTokens">, memberId: string) =>
  oneTimeTokens.create("sign-in", linkMinutes.signIn * minuteMs, memberId);

/**
 * The token of a sign-in link that somebody asked for. Who asks is unknown, so the limit must not keep the member out:
 * at any time they have either links that can be used, or get a new one. For the same reason a new link ends no older one.
 * @returns null when the member has enough links
 */
export function createRequestedLinkToken(store: Store, memberId: string): Promise<string | null> {
  return store.transaction(async (repositories) => {
    await repositories.members.lock(memberId);
    const usable = await repositories.oneTimeTokens.countUsable("sign-in", memberId);
    return usable >= maxUsableLinks ? null : createLinkToken(repositories, memberId);
  });
}

/** Starts a session and records it. @returns the session's token */
export async function startSession(
  repositories: Pick<Repositories, "sessions" | "activity">,
  member: Member,
  method: SignInMethod,
  userAgent = "",
): Promise<string> {
  await recordActivity(repositories, member, "signIn", { details: { method } });
  return repositories.sessions.create(member.id, userAgent);
}

/**
 * Uses up the token of a link, ends the member's other links, and starts a session.
 * @returns the session's token; null when the link's is unknown, used or old, or its member was removed
 */
export function signInWithLink(store: Store, token: string, userAgent?: string): Promise<string | null> {
  return store.transaction(async (repositories) => {
    const link = await repositories.oneTimeTokens.consume("sign-in", token);
    const member = link?.memberId ? await repositories.members.lock(link.memberId) : undefined;
    if (!member || !isActive(member)) return null;
    await repositories.oneTimeTokens.deleteOfMember(member.id, "sign-in");
    return startSession(repositories, member, "link", userAgent);
  });
}
