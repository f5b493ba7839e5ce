import {
  IconArrowUpRight,
  IconCoins,
  IconCreditCard,
  IconLeaf,
  IconMessageCircle,
  IconTag,
} from "@tabler/icons-react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";

/** Icons a company file may name for its card. */
const companyIcons = {
  card: IconCreditCard,
  coins: IconCoins,
  leaf: IconLeaf,
  speech: IconMessageCircle,
  tag: IconTag,
};

type Company = {
  slug: string;
  name: string;
  summary: string;
  website: string;
  icon: keyof typeof companyIcons;
  wordmark: Wordmark | null;
  figure: { value: string; label: string } | null;
};

/**
 * A company in a row of its own: its name as large as the row allows, its field and first figure. The row
 * opens the company's own site in a new tab, with a second link to our page about it.
 */
export function CompanyRow({
  company,
  field,
  labels,
}: {
  company: Company;
  /** In a line: its category, its business and the year. */
  field: string[];
  labels: { visit: string; detail: string };
}) {
  const { slug, name, summary, website, icon, wordmark, figure } = company;
  const Icon = companyIcons[icon];
  return (
    <article className="group relative grid gap-x-8 gap-y-6 border-t border-hairline-strong py-8 transition-colors hover:border-accent md:py-10 lg:grid-cols-12">
      <div className="lg:col-span-7 lg:pr-8">
        <div className="mb-6 flex gap-x-3 text-label">
          <Icon aria-hidden className="size-icon shrink-0 text-quiet" />
          <TagList>
            {field.map((part) => (
              <Tag key={part}>
                <ContentText text={part} />
              </Tag>
            ))}
          </TagList>
        </div>
        <Heading level={3} variant="display">
          <a
            href={website}
            target="_blank"
            rel="noopener"
            className="block transition-[translate] duration-calm group-hover:translate-x-2 after:absolute after:inset-0"
          >
            {wordmark ? (
              <>
                <WordmarkImage wordmark={wordmark} height="clamp(3rem, 8vw, 8.5rem)" />
                <span className="sr-only">{name}</span>
              </>
            ) : (
              name
            )}
            <span className="sr-only">{`: ${labels.visit} ${name} (opens in a new tab)`}</span>
          </a>
        </Heading>
      </div>
      <div className="lg:col-span-5">
        {figure && (
          <dl className="flex flex-col-reverse">
            <dt className="mt-2 max-w-text text-small text-quiet">
              <ContentText text={figure.label} />
            </dt>
            <dd className="text-entry whitespace-nowrap">
              <ContentText text={figure.value} />
            </dd>
          </dl>
        )}
        <p className="mt-6 max-w-text text-quiet">
          <ContentText text={summary} />
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:col-span-12">
        <TextLink href={`/portfolio/${slug}`} className="relative z-1">
          {`${labels.detail} ${name}`}
        </TextLink>
        <span aria-hidden className="flex items-center gap-1.5 text-small text-quiet group-hover:text-text">
          {`${labels.visit} ${name}`}
          <IconArrowUpRight className="size-icon-sm" />
        </span>
      </div>
    </article>
  );
}
