import { Heading } from "#app/components/ui/Heading.tsx";
import { LinkRowArrow } from "#app/components/ui/LinkRowArrow.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

/**
 * Articles as ruled rows: reading time on the left, title and what it is about on the right, all one link; with a
 * picture, that stands at the end of the row where there is room.
 */
export function TeaserList({
  teasers,
}: {
  teasers: {
    readTime: string;
    title: string;
    description: string;
    href: string;
    picture?: PictureSource;
  }[];
}) {
  return (
    <ul className="border-t border-hairline-strong">
      {teasers.map((teaser) => (
        <li key={teaser.href} className="reveal border-b border-hairline">
          <a
            href={teaser.href}
            className="group relative grid gap-x-8 gap-y-3 py-8 md:grid-cols-12 md:max-lg:grid-rows-[auto_1fr] md:py-11"
          >
            <span className="text-small text-quiet md:col-span-2 md:max-lg:row-span-2 md:pt-2">
              {teaser.readTime}
            </span>
            <Heading
              level={3}
              variant="entry"
              className={`group-hover:text-accent md:col-span-10 ${teaser.picture ? "lg:col-span-4" : "lg:col-span-5"}`}
            >
              {teaser.title}
            </Heading>
            <span
              className={`max-w-[44ch] text-quiet md:col-span-9 md:col-start-3 lg:col-start-auto lg:pt-2 ${teaser.picture ? "lg:col-span-3" : "pr-10 md:pr-0 lg:col-span-4"}`}
            >
              {teaser.description}
            </span>
            {teaser.picture ? (
              <span className="mt-3 md:max-lg:col-span-9 md:max-lg:col-start-3 lg:col-span-3 lg:mt-0">
                <Picture picture={teaser.picture} sizes="(min-width: 64rem) 25vw, 100vw" />
              </span>
            ) : (
              <LinkRowArrow />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
