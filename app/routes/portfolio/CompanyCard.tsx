import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { companyIcons } from "./company-icons.ts";

/** A venture: its card opens its own site in a new tab, the line below leads to our page about it. */
export function CompanyCard({
  name,
  tag,
  summary,
  website,
  href,
  categoryName,
  icon,
  picture,
  words,
  index,
}: {
  name: string;
  tag: string;
  summary: string;
  website: string;
  href: string;
  categoryName: string;
  icon: keyof typeof companyIcons;
  picture: PictureSource;
  words: { visit: string; detail: string };
  index: number;
}) {
  const Icon = companyIcons[icon];
  return (
    <>
      <PictureCard
        href={website}
        external
        picture={picture}
        left={
          <>
            <Icon aria-hidden stroke={1.5} size={20} className="me-2.5 inline-block" />
            {categoryName}
          </>
        }
        right={tag}
        title={name}
        look="entry"
        description={summary}
        linkText={words.visit}
        index={index}
        sizes="(min-width: 48rem) 50vw, 100vw"
      />
      <p className="company-foot">
        <TextLink href={href}>
          {words.detail}
          <span className="sr-only">: {name}</span>
        </TextLink>
      </p>
    </>
  );
}
