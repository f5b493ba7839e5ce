import { type ReactNode, useId } from "react";
import { cn } from "#app/components/ui/cn.ts";

export type Choice = { key: string; label: ReactNode; panel: ReactNode };

/**
 * Radio buttons beside a stage that shows the panel of the chosen one: above the stage, in two columns, on narrower
 * screens. It needs no script.
 * `backdrop` stands behind all panels, or alone on the stage where the panels are below the list (`panels="list"`).
 */
export function Choices({
  title,
  choices,
  backdrop,
  panels = "stage",
  className,
}: {
  title: string;
  choices: Choice[];
  backdrop?: ReactNode;
  panels?: "stage" | "list";
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={cn("min-w-0", className)}>
      <legend className="mb-4 text-small text-quiet">{title}</legend>
      <div
        data-panels={panels}
        className="product-choices grid grid-cols-2 gap-x-4 xl:grid-cols-8 xl:gap-x-8"
        style={{
          "--choice-count": choices.length,
          "--choice-rows": choices.length + 1,
          "--stage-row": Math.ceil(choices.length / 2) + 1,
        }}
      >
        {backdrop && <div className="product-stage">{backdrop}</div>}
        {choices.map(({ key, label, panel }, index) => (
          <div key={key} className="group/choice contents">
            <label className="relative flex cursor-pointer items-baseline gap-2 border-t md:gap-4 border-hairline py-3 text-quiet md:py-4 group-has-checked/choice:text-text hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)">
              <input
                type="radio"
                name={name}
                value={key}
                defaultChecked={index === 0}
                className="peer sr-only top-1/2"
              />
              <span
                aria-hidden
                className="size-3 shrink-0 rounded-full border border-current peer-checked:border-ember peer-checked:bg-ember forced-colors:peer-checked:bg-[Highlight]"
              />
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                {label}
              </span>
            </label>
            {panel && <div className="product-panel transition-opacity duration-calm">{panel}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A whole number that counts up to its value when its panel appears; screen readers get the value. */
export function CountUp({ value }: { value: number }) {
  return (
    <>
      <span className="sr-only">{value}</span>
      <span aria-hidden className="product-count" style={{ "--count-to": value }} />
    </>
  );
}
