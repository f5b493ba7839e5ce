import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, isValidElement, type ReactNode } from "react";
import { cn } from "./cn.ts";
import { fitText } from "./fit-text.ts";

const headingVariants = cva("", {
  variants: {
    variant: {
      display: "text-display",
      title: "text-title",
      section: "text-h2",
      entry: "text-entry",
      row: "text-row leading-tight font-bold",
      item: "text-h3 leading-tight font-bold",
    },
  },
});

type Props = { level: 1 | 2 | 3 | 4 } & Required<VariantProps<typeof headingVariants>> & ComponentProps<"h1">;

/** The text of what a heading contains; components in it have it as `text` or as children. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ text?: string; children?: ReactNode }>(node)) {
    return textOf(node.props.text ?? node.props.children);
  }
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

/**
 * A heading: `level` is its place in the outline, `variant` how it looks. Its type gets smaller where its longest word
 * would not fit.
 */
export function Heading({ level, variant, className, style, ...props }: Props) {
  const Tag = `h${level}` as const;
  const text = textOf(props.children).replaceAll("*", "");
  return (
    <Tag
      {...props}
      style={{ ...fitText(text), ...style }}
      className={cn(headingVariants({ variant }), className)}
    />
  );
}
