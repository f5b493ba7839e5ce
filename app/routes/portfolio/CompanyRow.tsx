import { IconArrowUpRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { ArrowLabel, TextLink } from "#app/components/ui/TextLink.tsx";
import { type Wordmark, WordmarkImage } from "#app/components/ui/WordmarkImage.tsx";
import { companyIcons } from "./company-icons.ts";

type Company = {
  slug: string;
  name: string;
  summary: string;
  website: string;
  icon: keyof typeof companyIcons;
  wordmark: Wordmark | null;
  figure: { value: string; label: string; sample: boolean } | null;
  founded: { value: string; sample: boolean };
  listed: boolean;
};

/**
 * A company in a row of its own: its name as large as the row allows, its field, first figure and year. The row of a
 * listed company opens the company's own site in a new tab, with a second link to our page about it; that of another
 * company opens our page.
 */
export function CompanyRow({
  company,
  field,
  labels,
}: {
  company: Company;
  field: ReactNode;
  labels: { visit: string; detail: string; founded: string };
}) {
  const { slug, name, summary, website, icon, wordmark, figure, founded, listed } = company;
  const Icon = companyIcons[icon];
  const detail = `${labels.detail} ${name}`;
  return (
    <article className="group relative grid gap-x-8 gap-y-6 border-t border-hairline-strong py-8 transition-colors hover:border-accent md:py-10 lg:grid-cols-12">
      <div className="lg:col-span-7 lg:pr-8">
        <p className="mb-6 flex items-center gap-2.5 text-label text-quiet">
          <Icon aria-hidden className="size-icon shrink-0" />
          {field}
        </p>
        <Heading level={3} variant="display">
          <a
            {...(listed
              ? { href: website, target: "_blank", rel: "noopener" }
              : { href: `/portfolio/${slug}` })}
            className="block transition-[translate] duration-calm group-hover:translate-x-2 after:absolute after:inset-0"
          >
            {wordmark ? (
              <>
                <WordmarkImage
                  wordmark={wordmark}
                  className="[--height:clamp(3rem,12vw,6rem)] lg:[--height:clamp(5rem,8vw,8.5rem)]"
                />
                <span className="sr-only">{name}</span>
              </>
            ) : (
              name
            )}
            <span className="sr-only">: {listed ? `${labels.visit} (opens in a new tab)` : detail}</span>
          </a>
        </Heading>
      </div>
      <div className="lg:col-span-5">
        <dl className="grid grid-cols-[3fr_2fr] items-baseline gap-x-8">
          {figure && (
            <div className="flex flex-col-reverse">
              <dt className="mt-2 text-small text-quiet xs:whitespace-nowrap">
                {figure.label}
                {figure.sample && <SampleTag variant="mark" />}
              </dt>
              <dd className="text-entry whitespace-nowrap">{figure.value}</dd>
            </div>
          )}
          <div className="flex flex-col-reverse">
            <dt className="mt-2 text-small text-quiet">
              {labels.founded}
              {founded.sample && <SampleTag variant="mark" />}
            </dt>
            <dd className="text-entry">{founded.value}</dd>
          </div>
        </dl>
        <p className="mt-6 max-w-text text-quiet">{summary}</p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:col-span-12">
        {listed ? (
          <>
            <TextLink href={`/portfolio/${slug}`} className="relative z-1">
              {detail}
            </TextLink>
            <span
              aria-hidden
              className="flex items-center gap-1.5 text-small text-quiet group-hover:text-text"
            >
              {labels.visit}
              <IconArrowUpRight className="size-icon-sm" />
            </span>
          </>
        ) : (
          <span aria-hidden>
            <ArrowLabel>{detail}</ArrowLabel>
          </span>
        )}
      </div>
    </article>
  );
}
