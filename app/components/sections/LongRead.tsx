import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { Prose } from "#app/components/ui/Prose.tsx";
import { TableOfContents } from "#app/components/ui/TableOfContents.tsx";

/** A long text on paper, with its table of contents beside it on wide screens. */
export function LongRead({
  contents,
  headings,
  html,
  picture,
}: {
  contents: string;
  headings: { id: string; text: string }[];
  html: string;
  /** Stands halfway through the text. */
  picture?: PictureSource;
}) {
  return (
    <section data-ground="paper" aria-label="Text" className="py-(--section-reading)">
      <div className="frame-width grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <aside className="print:hidden lg:col-span-3">
          <TableOfContents title={contents} headings={headings} />
        </aside>
        <div className="lg:col-span-8 lg:col-start-5">
          <Prose html={html} picture={picture} />
        </div>
      </div>
    </section>
  );
}
