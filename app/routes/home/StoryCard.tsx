import { CardLink } from "#app/components/sections/CardLink.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

/**
 * A story as a card that is one link: a figure of its company in large type, or the title in its place; its drawing shows
 * under the pointer. Titles and texts of a row begin at one height (subgrid of five rows).
 */
export function StoryCard({
  href,
  category,
  tag,
  title,
  description,
  linkText,
  figure,
  picture,
  index,
}: {
  href: string;
  category: string;
  tag: string;
  title: string;
  description: string;
  linkText: string;
  figure?: { value: string; label: string };
  picture: PictureSource;
  /** Its place in the row, whose cards appear one after the other. */
  index: number;
}) {
  return (
    <CardLink
      href={href}
      ground="raised"
      className="reveal isolate row-span-5 grid h-full [&>picture]:contents grid-rows-subgrid content-start overflow-clip p-6 forced-colors:border"
      style={{ "--reveal-index": index }}
    >
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 33vw, 80vw"
        className="absolute inset-0 -z-1 h-full bg-transparent opacity-0 mask-[linear-gradient(to_bottom,black,transparent_62%)] transition-opacity duration-calm group-hover:opacity-45 pointer-coarse:hidden forced-colors:hidden print:hidden"
      />
      <span className="flex justify-between gap-4 text-label">
        <span className="text-quiet">{category}</span>
        <span className="text-accent">{tag}</span>
      </span>
      {figure && (
        <span className="mt-8">
          <span className="block text-h2 whitespace-nowrap">
            <ContentText text={figure.value} />
          </span>
          <span className="mt-2 block text-quiet">
            <ContentText text={figure.label} />
          </span>
        </span>
      )}
      <div className={`@container ${figure ? "pt-12" : "row-span-2 mt-8"}`}>
        <Heading level={3} variant={figure ? "item" : "section"}>
          {title}
        </Heading>
      </div>
      <p className="mt-3 max-w-text text-small text-quiet">
        <ContentText text={description} />
      </p>
      <ArrowLabel className="mt-5">{linkText}</ArrowLabel>
    </CardLink>
  );
}
