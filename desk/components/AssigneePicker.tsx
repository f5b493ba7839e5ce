import type { Member } from "#contract/desk/members.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { canSee } from "./can-see.ts";
import { Initials } from "./Initials.tsx";
import { OptionPicker, type OptionPickerProps } from "./OptionPicker.tsx";

type Props = Omit<OptionPickerProps, "label" | "searchLabel" | "options" | "value" | "onChange"> & {
  members: readonly Member[];
  /** The signed-in member, listed first. */
  myId: string;
  /** Only members who may see applications of these forms can be chosen. */
  forms: readonly FormKind[];
  /** A member's id, null for nobody, undefined when the chosen applications differ. */
  value: string | null | undefined;
  onChange: (assigneeId: string | null) => void;
};

const nobody = "none";

/** Whether a member can be given applications of these forms. */
const canBeAssigned = (member: Member, forms: readonly FormKind[]) =>
  member.role !== "reader" && member.removedAt === null && forms.every((form) => canSee(member, form));

/** Chooses who works on one application or several. */
export function AssigneePicker({ members, myId, forms, value, onChange, ...props }: Props) {
  const shown = members
    .filter((member) => canBeAssigned(member, forms) || member.id === value)
    .sort((a, b) => Number(b.id === myId) - Number(a.id === myId) || a.name.localeCompare(b.name));
  const options = [
    { value: nobody, label: "Nobody", mark: <Initials name="" /> },
    ...shown.map(({ id, name, email }) => ({
      value: id,
      label: name || email,
      ...(id === myId && { description: "you" }),
      mark: <Initials name={name || email} />,
    })),
  ];
  return (
    <OptionPicker
      placeholder="Assignee"
      {...props}
      label="Assignee"
      searchLabel="Assign to…"
      options={options}
      value={value === undefined ? null : (value ?? nobody)}
      onChange={(chosen) => onChange(chosen === nobody ? null : chosen)}
    />
  );
}
