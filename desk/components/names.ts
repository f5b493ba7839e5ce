import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { Stage } from "#contract/desk/stages.ts";

/** What an applicant is called: the reference without a name, such as for a blind reader. */
export const applicantName = ({ name, reference }: Pick<InboxRow, "name" | "reference">) => name || reference;

/** What a member is called: the address until they have a name. */
export const memberLabel = ({ name, email }: Pick<Colleague, "name" | "email">) => name || email;

/** The name of one of the members; an unknown id gives `a colleague`. */
export function memberNameIn(members: readonly Colleague[] | undefined, id: string): string {
  const member = members?.find((member) => member.id === id);
  return member ? memberLabel(member) : "a colleague";
}

/** The label of one of the stages of a form; the id until they are known. */
export const stageLabelIn = (stages: readonly Stage[] | undefined, id: string) =>
  stages?.find((stage) => stage.id === id)?.label ?? id;
