import type { Member } from "#contract/desk/members.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { NotAllowedError, NotFoundError } from "./errors.ts";

/** What the rules need to know about who acts. */
export type ActingMember = Pick<Member, "id" | "name" | "role" | "forms">;

/** The forms whose applications a member sees: all of them for an owner. */
export function visibleForms({ role, forms }: ActingMember): FormKind[] {
  return role === "owner" ? [...formKinds] : forms;
}

/**
 * Requires that the member sees the applications of a form.
 * @throws NotFoundError otherwise, so that nobody learns which references exist
 */
export function requireForm(member: ActingMember, form: FormKind): void {
  if (!visibleForms(member).includes(form)) throw new NotFoundError();
}

/** Whether applications of a form can be assigned to a member: only to one who can see and change them. */
export const canBeAssigned = (
  member: Pick<Member, "id" | "name" | "role" | "forms" | "removedAt">,
  form: FormKind,
) => member.removedAt === null && member.role !== "reader" && visibleForms(member).includes(form);

/** Requires a role that changes things. @throws NotAllowedError for readers */
export function requireEditor({ role }: ActingMember): void {
  if (role === "reader")
    throw new NotAllowedError("Your role can read, but not change anything. Please ask an owner.");
}

/** @throws NotAllowedError for everybody else */
export function requireOwner({ role }: ActingMember): void {
  if (role !== "owner") throw new NotAllowedError("Only owners can do this.");
}
