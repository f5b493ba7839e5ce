import { IconArrowRight, IconArrowUpRight } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** A link on a line of its own, with an arrow; `external` opens a new tab and says so. */
export function TextLink({
  href,
  external = false,
  children,
}: {
  href: string;
  external?: boolean;
  children: ReactNode;
}) {
  const Arrow = external ? IconArrowUpRight : IconArrowRight;
  return (
    <a href={href} className="text-link" {...(external ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
      {external && <span className="sr-only"> (opens in a new tab)</span>}
      <Arrow aria-hidden stroke={2} />
    </a>
  );
}

/** The arrow line of a card that is itself one link; `external` where that opens a new tab. */
export function ArrowLabel({ external = false, children }: { external?: boolean; children: ReactNode }) {
  const Arrow = external ? IconArrowUpRight : IconArrowRight;
  return (
    <span className="text-link">
      {children}
      <Arrow aria-hidden stroke={2} />
    </span>
  );
}
