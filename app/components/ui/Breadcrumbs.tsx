import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Links to the pages above this one. The last crumb is the page itself, whose heading follows, and is not shown. */
export function Breadcrumbs({
  crumbs,
  className,
  ...props
}: { crumbs: { label: string; href: string }[] } & ComponentProps<"nav">) {
  return (
    <nav aria-label="Breadcrumb" className={cn("print:hidden", className)} {...props}>
      <ol className="flex flex-wrap gap-x-3 text-small text-quiet">
        {crumbs.slice(0, -1).map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-3">
            <span aria-hidden>{index === 0 ? "←" : "/"}</span>
            <a href={crumb.href} className="-my-2 py-3 hover:text-text">
              {crumb.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
