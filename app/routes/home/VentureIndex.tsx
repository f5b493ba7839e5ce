import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";

export type Venture = {
  slug: string;
  name: string;
  /** Its business in two or three words. */
  tag: string;
  figure: { value: string; label: string } | undefined;
  wordmark: Wordmark | null;
};

/** The companies as an index: large names on rules, each row a link. */
export function VentureIndex({ ventures }: { ventures: Venture[] }) {
  return (
    <ul className="border-b border-hairline-strong">
      {ventures.map(({ slug, name, tag, figure, wordmark }) => (
        <li key={slug} className="reveal">
          <a
            href={`/portfolio/${slug}`}
            className="group grid items-center gap-x-4 gap-y-3 border-t border-hairline-strong py-6 md:grid-cols-12 lg:gap-x-8"
          >
            <div className="grid gap-y-2 md:col-span-6 lg:contents">
              <Heading
                level={3}
                variant="display"
                className="transition-[translate] duration-calm group-hover:translate-x-2 group-hover:text-accent group-focus-visible:text-accent lg:col-span-6"
              >
                {wordmark && <WordmarkImage wordmark={wordmark} height="clamp(2.25rem, 5.5vw, 6rem)" />}
                <span className={wordmark ? "sr-only" : ""}>{name}</span>
              </Heading>
              <span className="text-quiet lg:col-span-3">{tag}</span>
            </div>
            {figure && (
              <span className="text-small text-quiet md:col-span-6 lg:col-span-3">
                <span className="mr-1 text-row font-bold whitespace-nowrap text-text">
                  <ContentText text={figure.value} />
                </span>{" "}
                {figure.label}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
