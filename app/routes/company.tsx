import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/CallToAction.tsx";
import { FeatureList } from "#app/sections/FeatureList.tsx";
import { Hero } from "#app/sections/Hero.tsx";
import { PositionList } from "#app/sections/PositionList.tsx";
import { Section } from "#app/sections/Section.tsx";
import { StatRow } from "#app/sections/StatRow.tsx";
import { TeaserList } from "#app/sections/TeaserList.tsx";
import { Breadcrumbs } from "#app/ui/Breadcrumbs.tsx";
import { Button } from "#app/ui/Button.tsx";
import { featureIcons } from "#app/ui/feature-icons.ts";
import { QuietList } from "#app/ui/QuietList.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { readCompanies, readCompany } from "#content-model/companies.ts";
import { openPositions } from "#content-model/jobs.ts";
import { pictureOf } from "#content-model/pictures.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/company.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const [company, all, page, positions] = await Promise.all([
    readCompany(params.company),
    readCompanies(),
    readPortfolio(),
    openPositions(),
  ]);
  const path = `/portfolio/${company.slug}`;
  const crumbs = [
    { label: page.seo.title, to: "/portfolio" },
    { label: company.name, to: path },
  ];
  const { slug, category } = company;
  return {
    company,
    words: page.company,
    category: page.categories[category],
    crumbs,
    positions: positions.filter((position) => position.company === company.name),
    others: all
      .filter((other) => other.slug !== slug)
      // The next three, round the end, so that each page leads to other ventures.
      .map((_, index, rest) => rest[(index + all.findIndex((one) => one.slug === slug)) % rest.length])
      .filter((other) => other !== undefined)
      .slice(0, 3)
      .map((other) => ({
        title: other.name,
        description: other.summary,
        readTime: other.tag,
        link: `/portfolio/${other.slug}`,
      })),
    backdrop: await pictureOf("companies", slug, { palette: category, shape: "hero", alt: "" }),
    seo: await pageSeo({
      path,
      ...company.seo,
      label: company.tag,
      palette: category,
      breadcrumbs: crumbs,
    }),
  };
}

export const meta = pageMeta;

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, words, category, crumbs, positions, others, backdrop } = loaderData;
  return (
    <>
      <Hero
        above={<Breadcrumbs crumbs={crumbs} />}
        label={category}
        name={company.name}
        headline={company.headline}
        lead={company.description}
        picture={backdrop}
        parallax
        actions={
          <>
            <Button to={company.website} target="_blank" rel="noopener">
              {words.website}
              <span className="sr-only"> (opens in a new tab)</span>
            </Button>
            <Button to="/portfolio" look="secondary">
              {words.back}
            </Button>
          </>
        }
      />
      <Section heading={words.story} split>
        <p className="mb-16 max-w-[50ch] text-lead leading-normal">{company.story}</p>
        <StatRow stats={company.stats} />
      </Section>
      <Section ground="paper" heading={words.features}>
        <FeatureList
          items={company.features.map((feature) => ({ ...feature, icon: featureIcons[feature.icon] }))}
        />
      </Section>
      <Section ground="paper" tight heading={words.technologies}>
        <QuietList items={company.technologies} />
      </Section>
      <Section heading={words.impact}>
        <StatRow stats={company.impact.map(({ value, metric }) => ({ value, label: metric }))} />
      </Section>
      {positions.length > 0 && (
        <Section ground="raised" heading={words.jobs}>
          <PositionList positions={positions} />
        </Section>
      )}
      <Section ground="paper" heading={words.others}>
        <TeaserList teasers={others} />
        <p className="mt-10">
          <TextLink to="/portfolio">{words.back}</TextLink>
        </p>
      </Section>
      <CallToAction {...words.call} picture={backdrop} />
    </>
  );
}
