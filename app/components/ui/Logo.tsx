import type { ComponentProps } from "react";
import { logoPaths } from "#brand/logo.ts";
import { cn } from "./cn.ts";

/** The studio's mark, an N with one stem in ember, and its name. */
export function Logo({ name, className, ...props }: { name: string } & ComponentProps<"span">) {
  return (
    <span
      {...props}
      className={cn(
        "flex items-center gap-3 text-body font-display tracking-heading whitespace-nowrap",
        className,
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-icon-lg flex-none">
        <path fill="currentColor" d={logoPaths.letter} />
        <path className="fill-ember" d={logoPaths.rightStroke} />
      </svg>
      {name}
    </span>
  );
}
