import type { ComponentProps } from "react";
import { Prose } from "#app/components/ui/Prose.tsx";
import { TableOfContents } from "#app/components/ui/TableOfContents.tsx";
import { Section } from "./Section.tsx";

/** A long text on paper, with its table of contents beside it on wide screens. `children` follow the text. */
export function LongText({
  contents,
  headings,
  html,
  children,
  ...props
}: {
  /** The title of the table of contents. */
  contents: string;
  headings: { id: string; text: string }[];
  html: string;
} & ComponentProps<"section">) {
  return (
    <Section aria-label="Text" {...props} ground="paper">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        {headings.length > 0 && (
          <aside aria-label={contents} className="lg:col-span-3 print:hidden">
            <TableOfContents title={contents} headings={headings} />
          </aside>
        )}
        <div className="lg:col-span-8 lg:col-start-5">
          <Prose html={html} />
          {children}
        </div>
      </div>
    </Section>
  );
}
