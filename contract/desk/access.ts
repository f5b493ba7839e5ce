import type { FormKind } from "../forms/registry.ts";
import type { Member } from "./members.ts";
import { formKinds, mayEdit } from "./roles.ts";

/** Which applications somebody sees: those of these forms, for these positions, and for jobs at these ventures. */
export type Access = { forms: FormKind[]; positions: string[]; ventures: string[] };

/**
 * What decides who sees an application. Position and venture are empty but for job applications: the title of the job,
 * and the name of the company that hires.
 */
export type Subject = { form: FormKind; position: string; venture: string };

type Holder = Pick<Member, "role" | "forms"> &
  Partial<Pick<Member, "positions" | "ventures" | "accessEndsAt">>;

/** Whether a member's access has ended. */
export const hasEnded = ({ role, accessEndsAt = null }: Holder, nowMs = Date.now()): boolean =>
  role !== "owner" && accessEndsAt !== null && accessEndsAt <= nowMs;

/** Whether a member may sign in. */
export const isActive = (member: Holder & Pick<Member, "removedAt">): boolean =>
  member.removedAt === null && !hasEnded(member);

/** Which applications a member sees now: all of them for an owner. */
export function accessOf(member: Holder): Access {
  if (member.role === "owner") return { forms: [...formKinds], positions: [], ventures: [] };
  if (hasEnded(member)) return { forms: [], positions: [], ventures: [] };
  return { forms: member.forms, positions: member.positions ?? [], ventures: member.ventures ?? [] };
}

/** Whether an application is among them. */
export const covers = (
  { forms, positions, ventures }: Access,
  { form, position, venture }: Subject,
): boolean =>
  forms.includes(form) || (form === "career" && (positions.includes(position) || ventures.includes(venture)));

/** The forms of which somebody sees some applications. */
export const formsIn = ({ forms, positions, ventures }: Access): FormKind[] =>
  forms.includes("career") || positions.length + ventures.length === 0 ? forms : [...forms, "career"];

/** Whether applications can be assigned to a member: only to one who can see and change them. */
export const canBeAssigned = (member: Holder & Pick<Member, "removedAt">, application: Subject): boolean =>
  isActive(member) && mayEdit(member) && covers(accessOf(member), application);

/** Whether anything can be assigned to a member. */
export const canHaveWork = (member: Holder & Pick<Member, "removedAt">): boolean =>
  isActive(member) && mayEdit(member) && formsIn(accessOf(member)).length > 0;
