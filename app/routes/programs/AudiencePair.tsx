import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

type Audience = { label: string; title: string; items: { title: string; description: string }[] };

/** Two audiences of the programs, each in a half of the page: what they get in large type, below their name. */
export function AudiencePair({ audiences }: { audiences: Audience[] }) {
  return (
    <div className="reveal grid border-y border-hairline-strong md:grid-cols-2">
      {audiences.map(({ label, title, items }) => (
        <section
          key={title}
          className="row-span-2 grid grid-rows-subgrid content-start gap-y-10 border-hairline-strong py-8 not-first:border-t md:px-8 md:py-10 md:first:pl-0 md:not-first:border-t-0 md:not-first:border-l"
        >
          <div>
            <Eyebrow className="mb-1">{label}</Eyebrow>
            <Heading level={2} variant="item">
              {title}
            </Heading>
          </div>
          <ul className="grid gap-y-8">
            {items.map((item) => (
              <li key={item.title} className="@container">
                <Heading level={3} variant="section">
                  <ContentText text={item.title} />
                </Heading>
                <p className="mt-4 max-w-text text-quiet">
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
