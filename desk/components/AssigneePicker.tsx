import { canBeAssigned, type Subject } from "#contract/desk/access.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { Initials } from "./Initials.tsx";
import { memberLabel } from "./names.ts";
import { OptionPicker, type OptionPickerProps } from "./OptionPicker.tsx";

type Props = Omit<OptionPickerProps, "label" | "searchLabel" | "options" | "value" | "onChange"> & {
  members: readonly Colleague[];
  /** The signed-in member, listed first. */
  myId: string;
  /** Only members who may see applications like these can be chosen. */
  applications: readonly Subject[];
  /** A member's id, null for nobody, undefined when the chosen applications differ. */
  value: string | null | undefined;
  onChange: (assigneeId: string | null) => void;
};

const nobody = "none";

/** Chooses who works on one application or several. */
export function AssigneePicker({ members, myId, applications, value, onChange, ...props }: Props) {
  const shown = members
    .filter(
      (member) =>
        applications.every((application) => canBeAssigned(member, application)) || member.id === value,
    )
    .sort((a, b) => Number(b.id === myId) - Number(a.id === myId) || a.name.localeCompare(b.name));
  const options = [
    { value: nobody, label: "Nobody", mark: <Initials name="" /> },
    ...shown.map((member) => ({
      value: member.id,
      label: memberLabel(member),
      ...(member.id === myId && { description: "you" }),
      mark: <Initials name={memberLabel(member)} />,
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
