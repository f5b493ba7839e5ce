import { IconArrowRight } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/** `details` stand below the title, `description` beside both; `more` says in words what the arrow says in its place. */
export type LinkRow = {
  href: string;
  label: ReactNode;
  title: string;
  details?: ReactNode;
  description: ReactNode;
  more?: string | undefined;
};

/** Ruled rows that are each one link: a label, a title in large type, and a description. */
export function LinkRowList({ rows, className, ...props }: { rows: LinkRow[] } & ComponentProps<"ul">) {
  return (
    <ul {...props} className={cn("border-t border-hairline-strong", className)}>
      {rows.map(({ href, label, title, details, description, more }) => (
        <li key={href} className="reveal border-b border-hairline">
          <a href={href} className="group relative grid gap-x-8 gap-y-4 py-6 md:grid-cols-12 md:py-10">
            <div className={cn("text-small text-quiet md:col-span-3 md:pt-2", !more && "max-md:pr-12")}>
              {label}
            </div>
            <div className="grid gap-y-4 md:col-span-9 lg:grid-cols-subgrid">
              <div className="lg:col-span-5">
                <Heading level={3} variant="entry" className="group-hover:text-accent">
                  {title}
                </Heading>
                {details}
              </div>
              <div className="flex items-start justify-between gap-8 lg:col-span-4 lg:pt-2">
                <div className="max-w-text text-quiet">
                  {description}
                  {more && (
                    <p className="mt-3">
                      <ArrowLabel>{more}</ArrowLabel>
                    </p>
                  )}
                </div>
                {!more && (
                  <IconArrowRight
                    aria-hidden
                    className="text-quiet transition-[translate] max-lg:absolute max-lg:top-8 max-lg:right-0 duration-calm group-hover:translate-x-1.5 group-hover:text-accent print:hidden"
                  />
                )}
              </div>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
