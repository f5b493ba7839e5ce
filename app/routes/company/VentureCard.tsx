import { CardLink } from "#app/components/sections/CardLink.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";

/** Another company of the portfolio: a dark card with its wordmark that leads to its page. */
export function VentureCard({
  href,
  name,
  tag,
  wordmark,
  linkText,
  index,
}: {
  href: string;
  name: string;
  tag: string;
  wordmark: Wordmark | null;
  linkText: string;
  /** Its place in the row of cards, which appear one after the other. */
  index: number;
}) {
  return (
    <CardLink
      href={href}
      ground="raised"
      className="reveal p-6 forced-colors:border"
      style={{ "--reveal-index": index }}
    >
      <span className="text-label text-quiet">{tag}</span>
      <Heading level={3} variant="entry" className="mt-10 flex h-14 items-end">
        {wordmark ? (
          <WordmarkImage wordmark={wordmark} alt={name} height="clamp(1.875rem, 4vw, 3.5rem)" />
        ) : (
          name
        )}
      </Heading>
      <span className="mt-auto pt-6">
        <ArrowLabel>{linkText}</ArrowLabel>
      </span>
    </CardLink>
  );
}
