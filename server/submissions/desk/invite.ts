import { hasEnded } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { formKinds, type SiteRight } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { startOfDayMs } from "../../stockholm-time.ts";
import type { Repositories } from "../../store/repositories.ts";
import { normalizeEmailForLookup } from "../email.ts";
import { reassignLostWork } from "./hand-over.ts";
import { releaseReadings } from "./release-readings.ts";

export type NewMember = Pick<Member, "email" | "role" | "forms"> & {
  name?: string;
  site?: SiteRight | undefined;
  positions?: string[] | undefined;
  ventures?: string[] | undefined;
  /** The last day of their access, in Stockholm; null or left out for no end. */
  accessUntil?: string | null | undefined;
};

/** When access until a day ends. @param date null for no end */
export const accessEnd = (date: string | null): number | null =>
  date === null ? null : startOfDayMs(date, 1);

/** The part before the `@`, as a name until the person gives one. */
const nameFromEmail = (email: string) => email.replace(/@.*$/s, "");

/**
 * Adds a member. Owners get all forms, which is what they see anyway.
 * @throws when the address is a member's
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
  repositories: Pick<
    Repositories,
    "members" | "changes" | "review" | "timeline" | "readings" | "submissions"
  >,
  stages: Stages,
  operator: string,
  email: string,
  { role, forms, positions, ventures, accessUntil, name, site }: Partial<NewMember>,
): Promise<{ member: Member; before?: Member; released: string[] }> {
  const { members, changes } = repositories;
  const existing = await members.findByEmail(normalizeEmailForLookup(email));
  if (!existing) {
    // Who is invited for a position or venture sees no more.
    const seen = { forms: forms ?? (positions || ventures ? [] : [...formKinds]), positions, ventures };
    const invited = { email, name, role: role ?? "member", ...seen, accessUntil, site };
    return { member: await addMember(repositories, invited), released: [] };
  }
  const update = {
    ...(role && { role }),
    ...(forms && { forms }),
    ...(positions && { positions }),
    ...(ventures && { ventures }),
    ...(accessUntil !== undefined
      ? { accessEndsAt: accessEnd(accessUntil) }
      : hasEnded(existing) && { accessEndsAt: null }),
    ...(name && { name }),
    ...(site && { site }),
    removedAt: null,
  };
  await members.update(existing.id, update);
  const member = { ...existing, ...update };
  const released = await reassignLostWork(repositories, stages, member, null, { operator });
  await releaseReadings(repositories, member, null);
  await changes.add({ kind: "members" });
  return { member, before: existing, released };
}
