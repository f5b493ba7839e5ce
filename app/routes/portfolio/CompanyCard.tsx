import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { companyIcons } from "./company-icons.ts";

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
      <p className="border-b border-hairline-strong">
        <TextLink href={href} variant="row">
          {`${labels.detail} ${company.name}`}
        </TextLink>
      </p>
    </>
  );
}
