import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Filter, FilterBar, FilterGroup, FilterResults } from "#app/components/ui/Filter.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCompanies } from "#content-model/companies.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getWordmark } from "#content-model/wordmarks.ts";
import type { Route } from "./+types/portfolio.ts";
import { CompanyRow } from "./CompanyRow.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, all] = await Promise.all([readPortfolio(), readCompanies()]);
  const companies = all
    .filter(({ listed }) => listed)
    .map(async ({ slug, name, category, tag, summary, website, icon, stats, founded }) => ({
      slug,
      name,
      category,
      tag,
      summary,
      website,
      icon,
      wordmark: await getWordmark(slug),
      figure: stats[0] ?? null,
      founded,
    }));
  return {
    page,
    companies: await Promise.all(companies),
    backdrop: await getPageBackdrop("portfolio", "half"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { page, backdrop } = loaderData;
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} isAccented />
        <HeroDetails description={page.hero.description}>
          <Button href="/apply-founder">{page.hero.founder}</Button>
          <Button href="/apply-partner" variant="secondary">
            {page.hero.partner}
          </Button>
        </HeroDetails>
      </Hero>
      <Section aria-labelledby="companies">
        <CompanyGrid {...loaderData} />
        <div className="mt-16">
          <InvitationCard {...page.grid.join} href="/apply-founder" size="large" />
        </div>
      </Section>
    </>
  );
}

/** The companies of the chosen category. */
function CompanyGrid({ page, companies }: Route.ComponentProps["loaderData"]) {
  const { grid, categories } = page;
  const categoriesInUse = [...new Set(companies.map((company) => company.category))];
  return (
    <Filter name="category">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <Heading level={2} variant="entry" id="companies">
          {grid.title}
        </Heading>
        <FilterBar
          label={grid.filter}
          all={grid.all}
          options={Object.entries(categories).map(([value, title]) => ({ value, title }))}
          isInAddress
        />
      </div>
      <FilterResults className="mt-8 border-b border-hairline-strong">
        {categoriesInUse.map((id) => (
          <FilterGroup key={id} value={id} aria-label={categories[id]}>
            {companies.map(
              (company) =>
                company.category === id && (
                  <li key={company.slug} data-category={id}>
                    <CompanyRow
                      company={company}
                      field={[categories[id], company.tag, `${grid.founded} ${company.founded}`]}
                      labels={grid}
                    />
                  </li>
                ),
            )}
          </FilterGroup>
        ))}
      </FilterResults>
    </Filter>
  );
}
