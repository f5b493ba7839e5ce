import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

const headingVariants = cva("", {
  variants: {
    variant: {
      display: "text-display",
      title: "text-title",
      section: "text-h2",
      entry: "text-entry",
      item: "text-h3 leading-tight font-bold",
    },
  },
});

type Props = { level: 1 | 2 | 3 | 4 } & Required<VariantProps<typeof headingVariants>> & ComponentProps<"h1">;

/** A heading: `level` is its place in the outline, `variant` how it looks. */
export function Heading({ level, variant, className, ...props }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={cn(headingVariants({ variant }), className)} />;
}
