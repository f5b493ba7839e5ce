import type { Member } from "#contract/desk/members.ts";
import type { FormKind } from "#contract/forms/registry.ts";

/** Whether a member sees applications of a form. */
export const canSee = ({ role, forms, removedAt }: Member, form: FormKind) =>
  removedAt === null && (role === "owner" || forms.includes(form));
