import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Marks the text before it as made up: an example, shown until the real thing replaces it. */
export function SampleTag({ className, ...props }: Omit<ComponentProps<"span">, "children">) {
  return (
    <>
      {/* Keeps the tag apart from the text before it for screen readers and where text is copied. */}{" "}
      <span {...props} data-sample className={cn("sample-tag", className)}>
        Sample
      </span>
    </>
  );
}
