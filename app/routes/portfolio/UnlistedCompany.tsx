import { TextLink } from "#app/components/ui/TextLink.tsx";

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
  wordmark: { src: string; width: number; height: number } | null;
  labels: { unlisted: string; detail: string };
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-hairline-strong py-6">
      <p className="text-small text-quiet">
        {labels.unlisted}, {founded}
      </p>
      {wordmark && (
        <img
          src={wordmark.src}
          width={wordmark.width}
          height={wordmark.height}
          alt=""
          loading="lazy"
          className="h-9 w-auto forced-colors:bg-black"
        />
      )}
      <TextLink href={`/portfolio/${slug}`} className="md:ml-auto">
        {labels.detail} {name}
      </TextLink>
    </div>
  );
}
