import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { FeatureList } from "#app/components/sections/FeatureList.tsx";
import { Hero } from "#app/components/sections/Hero.tsx";
import { PictureCard } from "#app/components/sections/PictureCard.tsx";
import { PositionList } from "#app/components/sections/PositionList.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCompanies, readCompany } from "#content-model/companies.ts";
import { openPositions } from "#content-model/jobs.ts";
import { getPicture } from "#content-model/pictures.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/company.ts";
import { featureIcons } from "./feature-icons.ts";
import { MetricList } from "./MetricList.tsx";
import { TechnologyList } from "./TechnologyList.tsx";

export async function loader({ params, url }: Route.LoaderArgs) {
  const [company, all, page, positions] = await Promise.all([
    readCompany(params.company),
    readCompanies(),
    readPortfolio(),
    openPositions(),
  ]);
  const path = `/portfolio/${company.slug}`;
  const crumbs = [
    { label: page.seo.title, href: "/portfolio" },
    { label: company.name, href: path },
  ];
  const { slug, category } = company;
  return {
    company,
    words: page.company,
    detail: page.grid.detail,
    category: page.categories[category],
    crumbs,
    positions: positions.filter((position) => position.company === company.name),
    others: await Promise.all(
      all
        .filter((other) => other.slug !== slug)
        // The next three, round the end, so that each page leads to other ventures.
        .map((_, index, rest) => rest[(index + all.findIndex((one) => one.slug === slug)) % rest.length])
        .filter((other) => other !== undefined)
        .slice(0, 3)
        .map(async ({ slug, name, tag, summary, category }) => ({
          title: name,
          description: summary,
          left: tag,
          href: `/portfolio/${slug}`,
          picture: await getPicture("companies", slug, { style: category, size: "wide" }),
        })),
    ),
    backdrop: await getPicture("companies", slug, { style: category, size: "hero" }),
    seo: await pageSeo(url, {
      ...company.seo,
      label: company.tag,
      pictureStyle: category,
      breadcrumbs: crumbs,
    }),
  };
}

export const meta = pageMeta;

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, words, detail, category, crumbs, positions, others, backdrop } = loaderData;
  return (
    <>
      <Hero
        above={<Breadcrumbs crumbs={crumbs} />}
        label={category}
        name={company.name}
        title={company.tagline}
        description={company.description}
        picture={backdrop}
        parallax
        actions={
          <>
            <Button href={company.website} target="_blank" rel="noopener">
              {words.website}
              <span className="sr-only"> (opens in a new tab)</span>
            </Button>
            <Button href="/portfolio" variant="secondary">
              {words.back}
            </Button>
          </>
        }
        facts={
          <div className="company-stats">
            <FactList>
              {company.stats.map(({ value, label }) => (
                <Fact key={label} term={label}>
                  {value}
                </Fact>
              ))}
            </FactList>
          </div>
        }
      />
      <Section {...words.story} split>
        <p className="company-story">{company.story}</p>
      </Section>
      <Section ground="paper" {...words.features}>
        <FeatureList
          items={company.features.map((feature) => ({ ...feature, icon: featureIcons[feature.icon] }))}
        />
      </Section>
      <Section ground="paper" tight {...words.technologies}>
        <TechnologyList items={company.technologies} />
      </Section>
      <Section
        ground="ember"
        {...words.impact}
        land={<ContourBackdrop placement="fill" picture={backdrop} />}
      >
        <MetricList metrics={company.impact} />
      </Section>
      {positions.length > 0 && (
        <Section ground="raised" {...words.jobs}>
          <PositionList positions={positions} />
        </Section>
      )}
      <Section ground="paper" {...words.others}>
        <ul className="grid gap-5 md:grid-cols-3 md:max-lg:[--text-room:6lh] lg:gap-x-8 lg:max-xl:[--text-room:4lh]">
          {others.map((other, index) => (
            <li key={other.href} className="grid">
              <PictureCard {...other} linkText={detail} look="entry" index={index} />
            </li>
          ))}
        </ul>
        <p className="mt-10">
          <TextLink href="/portfolio">{words.back}</TextLink>
        </p>
      </Section>
      <CallToAction {...words.call} form="quiet" picture={backdrop} />
    </>
  );
}
