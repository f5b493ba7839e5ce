import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** Where an article leads on: the next one as a wide card, under a quiet heading and the way back to them all. */
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
    <section data-ground="basalt" aria-labelledby="next-heading" className="py-(--section)">
      <div className="frame-width">
        <h2 id="next-heading" className="label mb-6">
          {title}
        </h2>
        {/* Higher than a card of a grid, so that its land is seen above the words. */}
        <div className="grid md:min-h-[36rem]">
          <PictureCard {...article} look="title" sizes="(min-width: 80rem) 77.5rem, 100vw" />
        </div>
        <p className="mt-6">
          <TextLink href="/insights">{back}</TextLink>
        </p>
      </div>
    </section>
  );
}
