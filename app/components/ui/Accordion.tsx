import { IconPlus } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { ContentText } from "./ContentText.tsx";
import { cn } from "./cn.ts";

/** Items that open and close independently, closed at first. Native `<details>`: no script needed. */
export function Accordion({ className, ...props }: ComponentProps<"ul">) {
  return <ul {...props} className={cn("border-t border-hairline-strong", className)} />;
}

/** One item; `mark` is the number before its title, hidden from screen readers. */
export function AccordionItem({
  title,
  mark,
  className,
  children,
  ...props
}: { title: ReactNode; mark?: string } & Omit<ComponentProps<"li">, "title">) {
  return (
    <li {...props} className={cn("border-b border-hairline", className)}>
      <details className="accordion group/item">
        <summary className="flex items-baseline py-6 text-row leading-tight hover:text-accent">
          {mark && (
            <span aria-hidden className="w-(--number-gutter) shrink-0 text-label text-accent tabular-nums">
              {mark}
            </span>
          )}
          <span className="grow pr-5 font-bold">{title}</span>
          {/* The icon has 4 px of empty space at its right edge. */}
          <IconPlus
            aria-hidden
            className="-mr-1 h-[1lh] shrink-0 self-start transition-[rotate] duration-calm group-open/item:rotate-45"
          />
        </summary>
        <div className={cn("pb-8", mark && "md:pl-(--number-gutter)")}>
          <div className="max-w-text text-quiet">
            {typeof children === "string" ? <ContentText text={children} /> : children}
          </div>
        </div>
      </details>
    </li>
  );
}
