import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** The small line above a heading. */
export function Eyebrow({ className, ...props }: ComponentProps<"p">) {
  return <p {...props} className={cn("eyebrow flex gap-3 text-small font-medium text-quiet", className)} />;
}
