import type { Invitation, KnownPositions, Member, MemberChange } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { ServerData } from "#contract/server-data.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireOwner } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import { EmailTaken } from "../../../store/repositories/members.ts";
import type { Store } from "../../../store/store.ts";
import { normalizeEmailForLookup } from "../../email.ts";
import { addMember } from "./invite.ts";
import { applyMemberChange } from "./member-change.ts";
import { hasSameAccess, memberDetails } from "./member-details.ts";

const sorted = (...names: string[]) => [...new Set(names)].sort((a, b) => a.localeCompare(b, "sv"));

/**
 * Positions and ventures that a member can be given: those of the site, and those with applications.
 * @throws NotAllowedError unless an owner asks
 */
export async function knownPositions(
  { inbox }: Pick<Store, "inbox">,
  { positions }: Pick<ServerData, "positions">,
  actor: ActingMember,
): Promise<KnownPositions> {
  requireOwner(actor);
  return {
    positions: sorted(...positions.map(({ position }) => position), ...(await inbox.positions())),
    ventures: sorted(...positions.map(({ company }) => company), ...(await inbox.ventures())),
  };
}

/**
 * Adds a member.
 * @throws NotAllowedError unless an owner does it; ConflictError when the address is a member's
 */
export function inviteMember(store: Store, actor: ActingMember, invitation: Invitation): Promise<Member> {
  requireOwner(actor);
  const invited = store.transaction(async (repositories) => {
    const existing = await repositories.members.findByEmail(normalizeEmailForLookup(invitation.email));
    if (existing) {
      const text = existing.removedAt === null ? "is a member already" : "was removed; invite them again";
      throw new ConflictError(`${existing.email} ${text}.`);
    }
    const member = await addMember(repositories, invitation);
    await recordActivity(repositories, actor, "invite", { details: memberDetails(undefined, member) });
    return member;
  });
  return invited.catch((error: unknown) => {
    // Another invitation was stored at the same time.
    throw error instanceof EmailTaken ? new ConflictError(error.message) : error;
  });
}

/**
 * Changes a member's role and forms, removes a member with all sessions and passkeys, or lets one in again. Open
 * applications that the member can no longer work on go to somebody else, or to nobody, and scheduled replies are held.
 * @throws NotAllowedError unless an owner does it; NotFoundError; ConflictError when no owner would be left, who is to get
 * the applications cannot work on them, or another owner has changed the member since
 */
export function changeMember(
  store: Store,
  stages: Stages,
  actor: ActingMember,
  id: string,
  change: MemberChange,
): Promise<Member> {
  requireOwner(actor);
  return store.transaction(async (repositories) => {
    const { members } = repositories;
    const owners = await members.ownerIds();
    const member = await members.find(id);
    if (!member) throw new NotFoundError();
    const { role = member.role, removed, seen } = change;
    if (seen && !hasSameAccess(seen, member)) {
      throw new ConflictError(
        "Nothing was saved, because another administrator has changed this member in the meantime. Please close this and look again.",
      );
    }
    const staysOwner = role === "owner" && removed !== true;
    if (owners.includes(id) && owners.length === 1 && !staysOwner) {
      throw new ConflictError("The desk needs an administrator. Make somebody else an administrator first.");
    }
    const { changed } = await applyMemberChange(repositories, stages, member, change, actor);
    const action = removed === undefined ? "changeMember" : removed ? "removeMember" : "invite";
    await recordActivity(repositories, actor, action, { details: memberDetails(member, changed) });
    return changed;
  });
}
