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
  if (variant === "mark") {
    return (
      <span {...props} data-sample className={cn("text-quiet", className)}>
        <span aria-hidden>*</span>
        <span className="sr-only"> Sample</span>
      </span>
    );
  }
  return (
    <>
      {/* Keeps the tag apart from the text before it for screen readers and where text is copied. */}{" "}
      <span {...props} data-sample={variant === "tag" || undefined} className={cn("sample-tag", className)}>
        {variant === "legend" && <span aria-hidden>* </span>}
        Sample
      </span>
    </>
  );
}
