import { isActive } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { formKinds, type SiteRight } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { normalizeEmailForLookup } from "../../email.ts";
import { accessEnd, applyMemberChange } from "./member-change.ts";

export type NewMember = Pick<Member, "email" | "role" | "forms"> & {
  name?: string;
  site?: SiteRight | undefined;
  positions?: string[] | undefined;
  ventures?: string[] | undefined;
  /** The last day of their access, in Stockholm; null or left out for no end. */
  accessUntil?: string | null | undefined;
};

/** The part before the `@`, as a name until the person gives one. */
const nameFromEmail = (email: string) => email.replace(/@.*$/s, "");

/**
 * Adds a member. Owners get all forms, which is what they see anyway.
 * @throws EmailTaken when the address is a member's
 */
export async function addMember(
  { members, changes }: Pick<Repositories, "members" | "changes">,
  { email, name, role, forms, positions, ventures, accessUntil = null, site }: NewMember,
): Promise<Member> {
  await changes.add({ kind: "members" });
  return members.insert({
    email: normalizeEmailForLookup(email),
    name: name?.trim() || nameFromEmail(email),
    role,
    forms: role === "owner" ? [...formKinds] : forms,
    positions,
    ventures,
    accessEndsAt: role === "owner" ? null : accessEnd(accessUntil),
    site,
  });
}

/**
 * Adds a member, or changes and restores one, on behalf of an operator, for instance one who is locked out. Open
 * applications that the member can no longer work on are nobody's then.
 * @param options a new member gets the role `member` and all forms unless given; others keep theirs
 * @returns the member, as they were before, and the references of what they worked on
 */
export async function inviteByOperator(
  repositories: Repositories,
  stages: Stages,
  operator: string,
  email: string,
  options: Partial<NewMember>,
): Promise<{ member: Member; before?: Member; released: string[] }> {
  const before = await repositories.members.findByEmail(normalizeEmailForLookup(email));
  if (!before) {
    const { role = "member", positions, ventures } = options;
    // Who is invited for a position or venture sees no more.
    const { forms = positions || ventures ? [] : [...formKinds] } = options;
    const member = await addMember(repositories, { ...options, email, role, forms });
    return { member, released: [] };
  }
  const change = { ...options, ...(!isActive(before) && { removed: false }) };
  const { changed, references } = await applyMemberChange(repositories, stages, before, change, { operator });
  return { member: changed, before, released: references };
}
