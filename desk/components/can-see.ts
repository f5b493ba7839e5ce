import { accessOf, formsIn, isActive } from "#contract/desk/access.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { FormKind } from "#contract/forms/registry.ts";

/** Whether a member sees applications of a form, or some of them. */
export const seesSomeOf = (member: Colleague, form: FormKind) =>
  isActive(member) && formsIn(accessOf(member)).includes(form);
