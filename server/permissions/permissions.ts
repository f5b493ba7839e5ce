import { accessOf, covers, type Subject } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { mayEdit, type SiteRight } from "#contract/desk/roles.ts";
import { NotAllowedError, NotFoundError } from "./errors.ts";

/** The acting member, as far as the rules need it. */
export type ActingMember = Pick<Member, "id" | "name" | "role" | "forms"> &
  Partial<Pick<Member, "positions" | "ventures" | "accessEndsAt">> & { site?: SiteRight };

/**
 * Requires that the member sees an application.
 * @throws NotFoundError otherwise, so that nobody learns which references exist
 */
export function requireVisible(member: ActingMember, application: Subject): void {
  if (!covers(accessOf(member), application)) throw new NotFoundError();
}

/** Requires a role that changes things. @throws NotAllowedError for readers */
export function requireEditor(member: ActingMember): void {
  if (!mayEdit(member))
    throw new NotAllowedError("Your role can read, but not change anything. Please ask an administrator.");
}

/** @throws NotAllowedError for everybody else */
export function requireOwner({ role }: ActingMember): void {
  if (role !== "owner") throw new NotAllowedError("Only administrators can do this.");
}

/** Whether the member may draft changes of the site, or publish them. */
export const hasSiteRight = (
  { role, site }: Pick<ActingMember, "role" | "site">,
  right: "editor" | "publisher",
): boolean => role === "owner" || site === "publisher" || site === right;

/** Requires that the member may draft changes of the site, or publish them. @throws NotAllowedError otherwise */
export function requireSiteRight(member: ActingMember, right: "editor" | "publisher"): void {
  if (hasSiteRight(member, right)) return;
  throw new NotAllowedError(
    right === "publisher" && member.site === "editor"
      ? "You can edit the site, but not publish it. Please ask somebody who can."
      : "You may not edit the site. Please ask an administrator.",
  );
}
