import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { PositionList } from "#app/components/sections/PositionList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCompanies, readCompany } from "#content-model/companies.ts";
import { readOpenPositions } from "#content-model/jobs.ts";
import { getCompanyBackdrop } from "#content-model/land/spots.ts";
import { findPhoto } from "#content-model/pictures.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getWordmark } from "#content-model/wordmarks.ts";
import { isSameText } from "#contract/preview-marks.ts";
import type { Route } from "./+types/company.ts";
import { CompanyHero } from "./CompanyHero.tsx";
import { CompanyRecord } from "./CompanyRecord.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import { VentureCard } from "./VentureCard.tsx";

export async function loader({ params, url }: Route.LoaderArgs) {
  const [company, all, page, positions] = await Promise.all([
    readCompany(params.company),
    readCompanies(),
    readPortfolio(),
    readOpenPositions(),
  ]);
  const path = `/portfolio/${company.slug}`;
  const crumbs = [
    { label: page.seo.title, href: "/portfolio" },
    { label: company.name, href: path },
  ];
  const { slug, category } = company;
  const photo = await findPhoto("companies", slug, "hero");
  return {
    company,
    wordmark: await getWordmark(slug),
    labels: { ...page.company, facts: { ...page.company.facts, founded: page.grid.founded } },
    detail: page.grid.detail,
    founder: page.hero.founder,
    category: page.categories[category],
    crumbs,
    positions: positions.filter((position) => isSameText(position.company, company.name)),
    others: await Promise.all(
      all
        .filter((other) => other.slug !== slug)
        // The next three, and after the last one the first again, so that each page leads to other ventures.
        .map((_, index, rest) => rest[(index + all.findIndex((one) => one.slug === slug)) % rest.length])
        .filter((other) => other !== undefined)
        .slice(0, 3)
        .map(async ({ slug, name, tag }) => ({
          name,
          tag,
          href: `/portfolio/${slug}`,
          wordmark: await getWordmark(slug),
        })),
    ),
    backdrop: await getCompanyBackdrop(slug),
    seo: await pageSeo(url, {
      ...company.seo,
      label: company.tag,
      pictureStyle: category,
      photo,
      breadcrumbs: crumbs,
    }),
  };
}

export const meta = pageMeta;

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, wordmark, labels, detail, founder, category, crumbs, positions, others, backdrop } =
    loaderData;
  return (
    <>
      <CompanyHero
        company={company}
        category={category}
        wordmark={wordmark}
        crumbs={crumbs}
        backdrop={backdrop}
        productLabel={labels.product}
      >
        <Button href={company.website} target="_blank" rel="noopener">
          {`${labels.website} ${company.name}`}
          <span className="sr-only"> (opens in a new tab)</span>
        </Button>
        <Button href="/apply-founder" variant="secondary">
          {founder}
        </Button>
      </CompanyHero>
      <ProductDetails {...company} labels={labels} />
      {/* Ember is for the ventures that the studio owns a share of, which are those on the portfolio. */}
      <CompanyRecord {...company} labels={labels} ground={company.listed ? "ember" : "basalt"} />
      {positions.length > 0 && (
        <Section spacing="row" header={<SectionHeader {...labels.jobs} />}>
          <PositionList positions={positions} />
        </Section>
      )}
      <Section
        ground="paper"
        spacing="row"
        header={
          <SectionHeader {...labels.others}>
            <TextLink href="/portfolio">{labels.back}</TextLink>
          </SectionHeader>
        }
      >
        <ul className="grid gap-5 md:grid-cols-3 lg:gap-x-8">
          {others.map((other, index) => (
            <li key={other.href} className="grid">
              <VentureCard {...other} linkText={`${detail} ${other.name}`} index={index} />
            </li>
          ))}
        </ul>
      </Section>
      <CallToActionRow {...labels.callToAction} />
    </>
  );
}
