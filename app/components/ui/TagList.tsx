import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Short names in a line, with points between them. */
export function TagList({ className, ...props }: ComponentProps<"ul">) {
  return <ul {...props} className={cn("overflow-clip text-balance text-quiet", className)} />;
}

/** One name. The point before the first of each line lies outside the list, which clips it. */
export function Tag({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      {...props}
      className={cn(
        "relative -left-[0.9em] inline-block pl-[0.9em] before:absolute before:left-[0.3em] before:content-['·'/'']",
        className,
      )}
    />
  );
}
