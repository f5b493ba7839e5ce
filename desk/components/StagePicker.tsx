import type { Stage } from "#contract/desk/stages.ts";
import { OptionPicker, type OptionPickerProps } from "./OptionPicker.tsx";
import { StageMark } from "./StageMark.tsx";

type Props = Omit<OptionPickerProps, "label" | "searchLabel" | "options"> & {
  /** Where there are several, with what it is the stage of. */
  label?: string;
  /** The stages of the form. */
  stages: readonly Stage[];
};

/** Chooses the stage of one application or of several of the same form; `value` is null when they differ. */
export function StagePicker({ stages, label = "Stage", ...props }: Props) {
  const options = stages.map((stage) => ({
    value: stage.id,
    label: stage.label,
    mark: <StageMark stage={stage} stages={stages} />,
  }));
  return (
    <OptionPicker
      placeholder="Stage"
      {...props}
      label={label}
      searchLabel="Change the stage to…"
      options={options}
    />
  );
}
