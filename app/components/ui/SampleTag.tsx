import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

type Variant = "tag" | "mark" | "legend";

/**
 * Marks the text before it as made up: an example, shown until the real thing replaces it. Where a list has several, a
 * `mark` stands after each of them and one `legend` at the heading or foot of the list.
 */
export function SampleTag({
  variant = "tag",
  className,
  ...props
}: { variant?: Variant } & Omit<ComponentProps<"span">, "children">) {
  const isMark = variant === "mark";
  return (
    <>
      {/* Keeps a tag apart from the text before it for screen readers and where text is copied. */}
      {!isMark && " "}
      <span
        {...props}
        data-sample={variant !== "legend" || undefined}
        className={cn(isMark ? "text-quiet" : "sample-tag", className)}
      >
        {variant !== "tag" && <span aria-hidden>*</span>}
        <span className={isMark ? "sr-only" : ""}> Sample</span>
      </span>
    </>
  );
}
