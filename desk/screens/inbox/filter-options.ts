import { canHaveWork } from "#contract/desk/access.ts";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { memberLabel } from "../../components/names.ts";

type Option = { value: string; label: string };

/** The stages of the chosen form; without one those of all, each id once. */
export function stageOptions(stages: Stages | undefined, form: InboxFilter["form"]): Option[] {
  const shown = !stages ? [] : form ? stages[form] : Object.values(stages).flat();
  const byId = new Map<string, string>();
  for (const { id, label } of shown) if (!byId.has(id)) byId.set(id, label);
  return [...byId].map(([value, label]) => ({ value, label }));
}

/** The options, and what is chosen though it is not among them any more. @param label of the chosen one */
export const withChosen = (options: Option[], chosen: string | undefined, label = chosen): Option[] =>
  !chosen || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: `${label} (gone)` }];

/** The signed-in member, no one, then the others to whom something can be assigned, by name. */
export function assigneeOptions(members: readonly Colleague[] | undefined, myId: string): Option[] {
  const others = (members ?? []).filter((member) => member.id !== myId && canHaveWork(member));
  return [
    { value: myId, label: "Me" },
    { value: "none", label: "Nobody" },
    ...others
      .map((member) => ({ value: member.id, label: memberLabel(member) }))
      .sort((a, b) => a.label.localeCompare(b.label, "sv")),
  ];
}
