import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Links to the pages above this one, and to itself. */
export function Breadcrumbs({
  crumbs,
  className,
  ...props
}: { crumbs: { label: string; href: string }[] } & ComponentProps<"nav">) {
  return (
    <nav aria-label="Breadcrumb" className={cn("print:hidden", className)} {...props}>
      <ol className="flex flex-wrap gap-x-3 text-small text-quiet">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={crumb.href} className="flex items-center gap-3">
              {index > 0 && <span aria-hidden>/</span>}
              <a
                href={crumb.href}
                aria-current={isLast ? "page" : undefined}
                className="-my-2 py-3 hover:text-text"
              >
                {crumb.label}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
