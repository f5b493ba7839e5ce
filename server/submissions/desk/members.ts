import type { Invitation, Member, MemberChange } from "#contract/desk/members.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Store } from "../../store/store.ts";
import { normalizeEmailForLookup } from "../email.ts";
import { ConflictError, NotFoundError } from "./errors.ts";
import { addMember } from "./invite.ts";
import { type ActingMember, requireOwner } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";

/**
 * Adds a member.
 * @throws NotAllowedError unless an owner does it; ConflictError when the address is a member's
 */
export function inviteMember(store: Store, actor: ActingMember, invitation: Invitation): Promise<Member> {
  requireOwner(actor);
  return store.transaction(async (repositories) => {
    const existing = await repositories.members.findByEmail(normalizeEmailForLookup(invitation.email));
    if (existing) {
      const text = existing.removedAt === null ? "is a member already" : "was removed; invite them again";
      throw new ConflictError(`${existing.email} ${text}.`);
    }
    await recordActivity(repositories, actor, "invite");
    return addMember(repositories, invitation);
  });
}

/**
 * Changes a member's role and forms, removes a member with all sessions and passkeys, or lets one in again.
 * @throws NotAllowedError unless an owner does it; NotFoundError; ConflictError when no owner would be left
 */
export function changeMember(
  store: Store,
  actor: ActingMember,
  id: string,
  { role, forms, removed }: MemberChange,
): Promise<Member> {
  requireOwner(actor);
  return store.transaction(async (repositories) => {
    const { members, sessions, passkeys } = repositories;
    const owners = await members.ownerIds();
    const member = await members.find(id);
    if (!member) throw new NotFoundError();
    const staysOwner = (role ?? member.role) === "owner" && removed !== true;
    if (owners.includes(id) && owners.length === 1 && !staysOwner) {
      throw new ConflictError("There must be an owner: make somebody else one first.");
    }
    await members.update(id, {
      ...(role && { role }),
      ...(role === "owner" ? { forms: [...formKinds] } : forms && { forms }),
      ...(removed === true && { removedAt: member.removedAt ?? Date.now() }),
      ...(removed === false && { removedAt: null }),
    });
    if (removed) {
      await sessions.deleteOfMember(id);
      for (const passkey of await passkeys.ofMember(id)) await passkeys.delete(id, passkey.id);
    }
    await recordActivity(repositories, actor, removed ? "removeMember" : "changeMember");
    await repositories.changes.add({ kind: "members", actorId: actor.id });
    return (await members.find(id)) ?? member;
  });
}
