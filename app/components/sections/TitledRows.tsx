import type { ComponentProps } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

type Row = {
  label?: string;
  title: string;
  description?: string | undefined;
  /** Sentences, or statements with a title. */
  items: (string | { title: string; description: string })[];
};

/**
 * Short sections of a sentence or two as rows of one, in three columns: a small heading each, and beside it sentences, or
 * titles and what they say.
 */
export function TitledRows({ rows, ...props }: { rows: Row[] } & ComponentProps<"div">) {
  return (
    <div {...props}>
      {rows.map(({ label, title, description, items }) => (
        <section
          key={title}
          className="reveal grid gap-x-8 gap-y-4 border-t border-hairline py-6 first:border-hairline-strong md:grid-cols-3 md:items-baseline"
        >
          <div>
            {label && <Eyebrow className="mb-1">{label}</Eyebrow>}
            <Heading level={2} variant="row">
              <Accented text={title} />
            </Heading>
            {description && (
              <p className="mt-2 text-small text-quiet">
                <ContentText text={description} />
              </p>
            )}
          </div>
          <ul className="grid gap-y-5 md:col-span-2">
            {items.map((item) =>
              typeof item === "string" ? (
                <li key={item} className="max-w-prose text-lead leading-snug">
                  <ContentText text={item} />
                </li>
              ) : (
                <li key={item.title} className="grid gap-x-8 gap-y-1 sm:grid-cols-2 sm:items-baseline">
                  <strong className="text-lead leading-tight font-bold">
                    <ContentText text={item.title} />
                  </strong>
                  <span className="text-quiet">
                    <ContentText text={item.description} />
                  </span>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
