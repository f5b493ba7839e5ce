import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** Next steps for the reader, in the column of the text: the related program or form. */
export function ArticleEnd({
  title,
  description,
  actions,
}: {
  title: string;
  description?: string;
  actions: { label: string; href: string }[];
}) {
  return (
    <div className="mt-16 border-t-2 border-ember pt-6 print:hidden">
      <Heading level={2} variant="entry">
        <Accented text={title} />
      </Heading>
      {description && (
        <p className="mt-3 max-w-text text-quiet">
          <ContentText text={description} />
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-x-6">
        {actions.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}
