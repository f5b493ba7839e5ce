import { CardFigure } from "#app/components/sections/CardFigure.tsx";
import { CardLink } from "#app/components/sections/CardLink.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel, TextLink } from "#app/components/ui/TextLink.tsx";

type Article = Pick<
  Parameters<typeof PictureCard>[0],
  "href" | "picture" | "figure" | "left" | "title" | "description" | "linkText"
>;

/** The next article as a wide card with its figure or picture, and a link back to all articles. */
export function NextArticle({ title, back, article }: { title: string; back: string; article: Article }) {
  return (
    <Section aria-labelledby="next-article" spacing="row">
      <h2 id="next-article" className="label mb-6">
        {title}
      </h2>
      <div className="grid">
        {article.figure ? (
          <FigureCard {...article} figure={article.figure} />
        ) : (
          <PictureCard {...article} size="title" sizes="(min-width: 80rem) 77.5rem, 100vw" />
        )}
      </div>
      <p className="mt-6">
        <TextLink href="/insights">{back}</TextLink>
      </p>
    </Section>
  );
}

function FigureCard({
  href,
  figure,
  left,
  title,
  description,
  linkText,
}: Omit<Article, "figure"> & { figure: Parameters<typeof CardFigure>[0] }) {
  return (
    <CardLink
      href={href}
      ground="raised"
      className="reveal gap-x-8 gap-y-10 p-6 lg:grid lg:grid-cols-12 forced-colors:border"
    >
      <div className="flex flex-col items-start lg:col-span-6">
        <span className="mb-10 text-label text-quiet">{left}</span>
        <Heading level={3} variant="section" className="mt-auto">
          {title}
        </Heading>
        <span className="mt-4 mb-6 max-w-text text-quiet">
          <ContentText text={description} />
        </span>
        <ArrowLabel>{linkText}</ArrowLabel>
      </div>
      <div className="max-lg:mt-10 lg:col-span-6">
        <CardFigure {...figure} />
      </div>
    </CardLink>
  );
}
