import { isActive } from "#contract/desk/access.ts";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { memberLabel } from "../../components/names.ts";
import { stageOptions } from "./filter-options.ts";

/** What the names in a filter are looked up in; undefined while it loads. */
export type Known = {
  members: readonly Colleague[] | undefined;
  stages: Stages | undefined;
  /** Those that have applications. */
  positions: readonly string[] | undefined;
};

/** Sentences about a member, stage or position that a filter names and that is gone. */
export function missingNames(
  { form, stage, assignee, position }: InboxFilter,
  { members, stages, positions }: Known,
): string[] {
  const texts: string[] = [];
  if (assignee && assignee !== "none" && members) {
    const member = members.find(({ id }) => id === assignee);
    if (!member) texts.push("The assignee in the filter does not exist.");
    else if (!isActive(member)) texts.push(`${memberLabel(member)} no longer has access to the desk.`);
  }
  if (stage && stages && !stageOptions(stages, form).some(({ value }) => value === stage))
    texts.push(`The stage “${stage}” no longer exists.`);
  if (position && positions && !positions.includes(position))
    texts.push(`You can see no applications for “${position}”.`);
  return texts;
}
