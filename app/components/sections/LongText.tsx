import type { ComponentProps } from "react";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { Prose } from "#app/components/ui/Prose.tsx";
import { TableOfContents } from "#app/components/ui/TableOfContents.tsx";
import { Section } from "./Section.tsx";

/** A long text on paper, with its table of contents beside it on wide screens. */
export function LongText({
  contents,
  headings,
  html,
  picture,
  ...props
}: {
  /** The title of the table of contents. */
  contents: string;
  headings: { id: string; text: string }[];
  html: string;
  /** Shown halfway through the text. */
  picture?: PictureSource;
} & ComponentProps<"section">) {
  return (
    <Section aria-label="Text" {...props} ground="paper" spacing="reading">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <aside aria-label={contents} className="lg:col-span-3 print:hidden">
          <TableOfContents title={contents} headings={headings} />
        </aside>
        <div className="lg:col-span-8 lg:col-start-5">
          <Prose html={html} picture={picture} />
        </div>
      </div>
    </Section>
  );
}
