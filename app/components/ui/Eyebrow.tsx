import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** The small line above a heading, after a short rule. */
export function Eyebrow({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      {...props}
      className={cn(
        "eyebrow flex items-center gap-3.5 text-label text-quiet before:h-px before:w-7 before:bg-accent print:before:hidden forced-colors:before:bg-[CanvasText]",
        className,
      )}
    />
  );
}
