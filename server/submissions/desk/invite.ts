import type { Member } from "#contract/desk/members.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Repositories } from "../../store/repositories.ts";
import { normalizeEmailForLookup } from "../email.ts";

export type NewMember = Pick<Member, "email" | "role" | "forms"> & { name?: string };

/** What stands before the `@`, as a name until the person gives one. */
const nameFromEmail = (email: string) => email.replace(/@.*$/s, "");

/**
 * Adds a member. Owners get all forms, which is what they see anyway.
 * @throws when the address is a member's
 */
export async function addMember(
  { members, changes }: Pick<Repositories, "members" | "changes">,
  { email, name, role, forms }: NewMember,
): Promise<Member> {
  await changes.add({ kind: "members" });
  return members.insert({
    email: normalizeEmailForLookup(email),
    name: name?.trim() || nameFromEmail(email),
    role,
    forms: role === "owner" ? [...formKinds] : forms,
  });
}

/**
 * Adds a member, or changes and restores one, on behalf of an operator, for instance one who is locked out.
 * @param options a new member gets the role `member` and all forms unless given; others keep theirs
 */
export async function inviteByOperator(
  repositories: Pick<Repositories, "members" | "changes">,
  email: string,
  { role, forms, name }: Partial<NewMember>,
): Promise<Member> {
  const { members, changes } = repositories;
  const existing = await members.findByEmail(normalizeEmailForLookup(email));
  if (!existing) {
    return addMember(repositories, { email, name, role: role ?? "member", forms: forms ?? [...formKinds] });
  }
  const update = { ...(role && { role }), ...(forms && { forms }), ...(name && { name }), removedAt: null };
  await members.update(existing.id, update);
  await changes.add({ kind: "members" });
  return { ...existing, ...update };
}
