import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** The next article as a wide card, and a link back to all articles. */
export function NextArticle({
  title,
  back,
  article,
}: {
  title: string;
  back: string;
  article: Pick<
    Parameters<typeof PictureCard>[0],
    "href" | "picture" | "left" | "title" | "description" | "linkText"
  >;
}) {
  return (
    <Section aria-labelledby="next-article">
      <h2 id="next-article" className="label mb-6">
        {title}
      </h2>
      <div className="grid md:min-h-[36rem]">
        <PictureCard {...article} size="title" sizes="(min-width: 80rem) 77.5rem, 100vw" />
      </div>
      <p className="mt-6">
        <TextLink href="/insights">{back}</TextLink>
      </p>
    </Section>
  );
}
