import type { ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { usePageHeading } from "./use-page-heading.ts";

type ScreenProps = {
  /** The heading, also the title of the browser's tab. */
  title: string;
  /** A link before the heading, such as one back to a list. */
  back?: ReactNode;
  /** Links to the views of the screen, beside the heading; on phones below it. */
  tabs?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** False when the screen scrolls parts of itself. */
  scrolls?: boolean;
  children: ReactNode;
};

/** A screen: its heading, which gets the focus when the screen opens, and its content below. */
export function Screen({ title, back, tabs, actions, scrolls = true, children }: ScreenProps) {
  const heading = usePageHeading(title);
  return (
    <>
      <header className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-4 py-1.5 lg:px-6">
        <div className="flex min-w-0 items-center gap-1">
          {back}
          <h1 ref={heading} tabIndex={-1} className="text-screen wrap-anywhere outline-none">
            {title}
          </h1>
        </div>
        {tabs && (
          <div className="min-w-0 max-md:order-last max-md:-mx-2 max-md:w-[calc(100%+1rem)]">{tabs}</div>
        )}
        {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
      </header>
      <section
        aria-label={title}
        // What scrolls must be reached by keyboard.
        tabIndex={scrolls ? 0 : undefined}
        className={cn(
          "flex min-h-0 grow flex-col focus-visible:-outline-offset-2",
          scrolls && "overflow-y-auto px-4 py-5 lg:px-6",
        )}
      >
        {children}
      </section>
    </>
  );
}
