import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { companyIcons } from "#app/components/ui/company-icons.ts";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";

type Company = {
  name: string;
  tag: string;
  summary: string;
  website: string;
  icon: keyof typeof companyIcons;
  picture: PictureSource;
};

/** A company: the card opens its own site in a new tab, the line below it leads to our page about the company. */
export function CompanyCard({
  company,
  href,
  category,
  labels,
  index,
}: {
  company: Company;
  href: string;
  category: string;
  labels: { visit: string; detail: string };
  index: number;
}) {
  const Icon = companyIcons[company.icon];
  return (
    <>
      <PictureCard
        href={company.website}
        external
        picture={company.picture}
        left={
          <>
            <Icon aria-hidden className="me-2.5 inline-block size-icon" />
            {category}
          </>
        }
        right={company.tag}
        title={company.name}
        size="entry"
        description={company.summary}
        linkText={labels.visit}
        index={index}
        sizes="(min-width: 48rem) 50vw, 100vw"
      />
      <p className="border-b border-hairline-strong [&>a]:flex [&>a]:items-center [&>a]:justify-between [&>a]:py-3.5 [&>a]:pr-0 [&>a]:not-hover:text-text [&_svg]:m-0">
        <TextLink href={href}>
          {labels.detail}
          <span className="sr-only">: {company.name}</span>
        </TextLink>
      </p>
    </>
  );
}
