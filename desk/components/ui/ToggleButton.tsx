import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";

/** A filter that is on or off. */
export function ToggleButton({
  pressed,
  className,
  ...props
}: { pressed: boolean } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      className={cn(
        "inline-flex h-control cursor-pointer items-center gap-1.5 rounded-control border border-hairline px-2.5 whitespace-nowrap text-quiet hover:bg-hover aria-pressed:border-text aria-pressed:bg-text aria-pressed:font-medium aria-pressed:text-ground pointer-coarse:h-touch",
        className,
      )}
    />
  );
}
