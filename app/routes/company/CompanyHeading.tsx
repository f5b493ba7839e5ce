import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";

/** The company as the page's heading, as its wordmark if it has one. */
export function CompanyHeading({
  name,
  category,
  wordmark,
}: {
  name: string;
  category: string;
  wordmark: Wordmark | null;
}) {
  return (
    <div>
      <Eyebrow>{category}</Eyebrow>
      <Heading level={1} variant="display" className="mt-8">
        {wordmark ? (
          <WordmarkImage wordmark={wordmark} alt={name} loading="eager" height="clamp(4.5rem, 14vw, 13rem)" />
        ) : (
          name
        )}
      </Heading>
    </div>
  );
}
