import type { ReactNode } from "react";

const looks = {
  display: "display text-display",
  title: "display text-title",
  section: "display text-h2",
  entry: "display text-entry",
  item: "text-h3 font-bold leading-tight",
} as const;

/** A heading: `level` is its place in the outline, `look` how it appears. */
export function Heading({
  level,
  look,
  id,
  className = "",
  children,
}: {
  level: 1 | 2 | 3 | 4;
  look: keyof typeof looks;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${looks[look]} ${className}`}>
      {children}
    </Tag>
  );
}
