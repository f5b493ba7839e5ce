import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Radio buttons in a row that look like buttons; `legend` says what they choose between. */
export function RadioRow({
  name,
  legend,
  showsLegend = false,
  options,
  chosen,
  onChoose,
  ...props
}: {
  /** Of the radio buttons, unique in the page; their ids begin with it. */
  name: string;
  legend: string;
  showsLegend?: boolean;
  options: { value: string; title: string }[];
  /** Which is chosen at first. */
  chosen: string;
  onChoose?: (value: string) => void;
} & ComponentProps<"fieldset">) {
  return (
    <fieldset {...props} className={cn("min-w-0", props.className)}>
      <legend className={showsLegend ? "mb-3 text-small text-quiet" : "sr-only"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, title }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control border border-hairline-strong px-5 text-small font-medium hover:border-text has-checked:border-text has-checked:bg-text has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input
              type="radio"
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={onChoose && (() => onChoose(value))}
              className="sr-only"
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
