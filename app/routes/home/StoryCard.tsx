import { CardLink } from "#app/components/sections/CardLink.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { fitLine } from "#app/components/ui/fit-text.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { ShareDrawing } from "./ShareDrawing.tsx";

/**
 * A story as a card that is one link: a figure of its company in large type, drawn to scale, or the title in its place and
 * the text beside it; its drawing shows under the pointer. Titles and texts of a row begin at one height (subgrid of five
 * rows).
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
      className="reveal isolate grid overflow-clip border border-hairline p-panel md:row-span-5 md:grid-rows-subgrid [&>picture]:contents"
      style={{ "--reveal-index": index }}
    >
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 50vw, 90vw"
        className="absolute inset-0 -z-1 h-full bg-transparent opacity-0 mask-[linear-gradient(to_bottom,black,transparent_62%)] transition-opacity duration-calm group-hover:opacity-45 pointer-coarse:hidden forced-colors:hidden print:hidden"
      />
      <span className="flex justify-between gap-4 text-label">
        <span className="text-quiet">{category}</span>
        <span className="text-accent">{tag}</span>
      </span>
      {figure ? (
        <>
          <span className="@container mt-8">
            <span className="block text-figure whitespace-nowrap" style={fitLine(figure.value)}>
              <ContentText text={figure.value} />
            </span>
            <ShareDrawing value={figure.value} />
            <span className="mt-3 block max-w-text text-quiet">
              <ContentText text={figure.label} />
            </span>
          </span>
          <Heading level={3} variant="item" className="pt-8">
            {title}
          </Heading>
          <Text description={description} linkText={linkText} />
        </>
      ) : (
        <div className="mt-8 grid gap-x-8 md:row-span-4 md:grid-cols-2 md:items-end">
          <div className="@container">
            <Heading level={3} variant="section">
              {title}
            </Heading>
          </div>
          <div>
            <Text description={description} linkText={linkText} />
          </div>
        </div>
      )}
    </CardLink>
  );
}

function Text({ description, linkText }: { description: string; linkText: string }) {
  return (
    <>
      <p className="mt-3 max-w-text text-small text-quiet">
        <ContentText text={description} />
      </p>
      <ArrowLabel className="mt-5">{linkText}</ArrowLabel>
    </>
  );
}
