import type { ComponentProps } from "react";
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
        <path fill="currentColor" d="M2 22V2h4.6L16 14.6V2h1.6v20h-3.2L5.2 9.6V22z" />
        <path className="fill-ember" d="M17.6 2H22v20h-4.4z" />
      </svg>
      {name}
    </span>
  );
}
