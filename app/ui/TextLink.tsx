import { IconArrowRight, IconArrowUpRight } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** A link on a line of its own, with an arrow; `external` opens a new tab and says so. */
export function TextLink({
  to,
  external = false,
  children,
}: {
  to: string;
  external?: boolean;
  children: ReactNode;
}) {
  const Arrow = external ? IconArrowUpRight : IconArrowRight;
  return (
    <a href={to} className="text-link" {...(external ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
      {external && <span className="sr-only"> (opens in a new tab)</span>}
      {/* Keeps the arrow on the last word's line. */}
      {"\u00a0"}
      <Arrow aria-hidden stroke={2} />
    </a>
  );
}

/** The arrow line of a card that is itself one link. */
export function ArrowText({ children }: { children: ReactNode }) {
  return (
    <span className="text-link">
      {children}
      {"\u00a0"}
      <IconArrowRight aria-hidden stroke={2} />
    </span>
  );
}
