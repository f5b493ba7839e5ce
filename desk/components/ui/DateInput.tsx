import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "className" | "onChange"> & {
  label: string;
  /** Gets a complete date, or an empty text when it was removed. */
  onChange: (date: string) => void;
};

/** A day (`2026-11-23`) with its label before it. */
export function DateInput({ label, onChange, ...input }: Props) {
  return (
    <label className="flex items-center gap-2">
      <span className="min-w-10 text-quiet">{label}</span>
      <input
        {...input}
        type="date"
        onChange={({ target }) => target.validity.valid && onChange(target.value)}
        className="h-control grow rounded-control border border-hairline-strong bg-field px-2.5 tabular-nums hover:border-text pointer-coarse:h-touch"
      />
    </label>
  );
}
