import { cn } from "#app/components/ui/cn.ts";
import { initialsOf } from "./initials-of.ts";

/** A member's initials in a circle; an empty, dashed one for nobody. The name stands beside it. */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-6 shrink-0 place-items-center rounded-full border text-[0.625rem] font-bold",
        name ? "border-hairline bg-raised" : "border-dashed border-hairline-strong",
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
