import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** Which form is for whom: who the visitor is, and below it the page to go to. */
export function FormGuide({
  id,
  title,
  items,
}: {
  id: string;
  title: string;
  items: { visitor: string; href: string; label: string; note?: string | undefined }[];
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} variant="item" id={`${id}-title`} className="pb-5 lg:pt-6">
        {title}
      </Heading>
      <dl className="grid border-t border-hairline-strong md:max-lg:grid-cols-3 md:max-lg:gap-x-8">
        {items.map(({ visitor, href, label, note }) => (
          <div key={visitor} className="border-b border-hairline pt-5 pb-6">
            <dt className="text-lead leading-snug font-bold text-balance">{visitor}</dt>
            <dd className="mt-2">
              {note && (
                <p className="mb-2 text-small text-quiet">
                  <ContentText text={note} />
                </p>
              )}
              <TextLink href={href}>{label}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
