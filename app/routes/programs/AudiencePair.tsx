import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

type Audience = { label: string; title: string; items: { title: string; description: string }[] };

/** Two audiences of the programs, each in a half of the page: their name in large type, and below it what they get. */
export function AudiencePair({ audiences }: { audiences: Audience[] }) {
  return (
    <div className="reveal grid gap-x-8 gap-y-12 md:grid-cols-2">
      {audiences.map(({ label, title, items }) => (
        <section
          key={title}
          className="row-span-2 grid grid-rows-subgrid content-start gap-y-6 border-t border-hairline-strong pt-6"
        >
          <div>
            <Eyebrow className="mb-3">{label}</Eyebrow>
            <Heading level={2} variant="entry">
              {title}
            </Heading>
          </div>
          <ul className="grid gap-y-8">
            {items.map((item) => (
              <li key={item.title}>
                <Heading level={3} variant="item">
                  <ContentText text={item.title} />
                </Heading>
                <p className="mt-3 max-w-text text-quiet">
                  <ContentText text={item.description} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
