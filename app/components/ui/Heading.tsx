import type { ReactNode } from "react";

const variants = {
  display: "display text-display",
  title: "display text-title",
  section: "display text-h2",
  entry: "display text-entry",
  item: "text-h3 font-bold leading-tight",
} as const;

/** A heading: `level` is its place in the outline, `variant` how it appears. */
export function Heading({
  level,
  variant,
  id,
  className = "",
  children,
}: {
  level: 1 | 2 | 3 | 4;
  variant: keyof typeof variants;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${variants[variant]} ${className}`}>
      {children}
    </Tag>
  );
}
