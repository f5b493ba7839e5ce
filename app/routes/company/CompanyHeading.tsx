import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** The company as the page's heading, as its wordmark if it has one; the tagline follows. */
export function CompanyHeading({
  name,
  tagline,
  category,
  wordmark,
}: {
  name: string;
  tagline: string;
  category: string;
  wordmark: { src: string; width: number; height: number } | null;
}) {
  return (
    <div>
      <Eyebrow>{category}</Eyebrow>
      <Heading level={1} variant="display" className="mt-8">
        {wordmark ? (
          <img
            src={wordmark.src}
            width={wordmark.width}
            height={wordmark.height}
            alt={name}
            className="h-auto w-[min(100%,clamp(4.5rem,14vw,13rem)*var(--ratio))] forced-colors:bg-black forced-colors:p-2"
            style={{ "--ratio": wordmark.width / wordmark.height }}
          />
        ) : (
          name
        )}
      </Heading>
      <p className="mt-6 max-w-title text-entry text-balance">
        <Accented text={tagline} />
      </p>
    </div>
  );
}
