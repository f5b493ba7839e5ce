import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

type Audience = { label: string; title: string; items: { title: string; description: string }[] };

/** Two audiences of the programs, each in a half of the page, in small type: the table of the programs says more. */
export function AudiencePair({ audiences, className }: { audiences: Audience[]; className?: string }) {
  return (
    <div className={className}>
      <div className="reveal grid gap-x-8 gap-y-8 border-t border-hairline pt-6 md:grid-cols-2">
        {audiences.map(({ label, title, items }) => (
          <section key={title} className="text-small">
            <Eyebrow>{label}</Eyebrow>
            <Heading level={2} variant="item" className="mt-1">
              {title}
            </Heading>
            {items.map((item) => (
              <div key={item.title} className="mt-3">
                <h3 className="font-bold">
                  <ContentText text={item.title} />
                </h3>
                <p className="max-w-text text-quiet">
                  <ContentText text={item.description} />
                </p>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
