import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

export type UnitGroup = {
  count: number;
  /** Meaning of the group's points. */
  label: string;
  points: "filled" | "ringed" | "empty";
};

const points = {
  filled: "bg-primary",
  ringed:
    "border-2 border-primary bg-[radial-gradient(circle_closest-side,var(--primary)_55%,transparent_60%)]",
  empty: "border border-hairline-strong",
};

/** A number drawn as points, one for each unit, in groups that the key below explains. */
export function UnitChart({
  groups,
  perRow,
  className,
  ...props
}: {
  groups: UnitGroup[];
  /** Points in a row; charts of one scale side by side have the same. */
  perRow: number;
} & Omit<ComponentProps<"div">, "children">) {
  return (
    <div {...props} className={className}>
      <div
        aria-hidden
        className="grid gap-1.5"
        style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}
      >
        {groups.flatMap((group) =>
          Array.from({ length: group.count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its place.
            <Point key={group.label + index} points={group.points} />
          )),
        )}
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small text-quiet">
        {groups.map((group) => (
          <li key={group.label} className="flex items-baseline gap-3">
            <Point points={group.points} className="w-3 shrink-0 translate-y-px" />
            {group.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Point({ points: kind, className }: { points: UnitGroup["points"]; className?: string }) {
  return (
    <i
      aria-hidden
      className={cn(
        "aspect-square rounded-full forced-color-adjust-none [print-color-adjust:exact]",
        points[kind],
        className,
      )}
    />
  );
}
