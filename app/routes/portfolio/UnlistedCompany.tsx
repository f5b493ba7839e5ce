import { TextLink } from "#app/components/ui/TextLink.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";

/** A company outside the grid: a line that leads to our page about it. */
export function UnlistedCompany({
  slug,
  name,
  founded,
  wordmark,
  labels,
}: {
  slug: string;
  name: string;
  founded: string;
  wordmark: Wordmark | null;
  labels: { unlisted: string; detail: string };
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-hairline-strong py-6">
      <p className="text-small text-quiet">
        {labels.unlisted}, {founded}
      </p>
      {wordmark && <WordmarkImage wordmark={wordmark} loading="lazy" className="[--height:2.25rem]" />}
      <TextLink href={`/portfolio/${slug}`} className="md:ml-auto">
        {labels.detail} {name}
      </TextLink>
    </div>
  );
}
