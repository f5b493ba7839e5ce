import { useSearchParams } from "react-router";
import { useHydrated } from "#app/components/effects/use-hydrated.ts";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import {
  allGroups,
  Filter,
  FilterBar,
  FilterGroup,
  FilterOption,
  FilterResults,
} from "#app/components/ui/Filter.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCompanies } from "#content-model/companies.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getWordmark } from "#content-model/wordmarks.ts";
import type { Route } from "./+types/portfolio.ts";
import { CompanyRow } from "./CompanyRow.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, all] = await Promise.all([readPortfolio(), readCompanies()]);
  const companies = all.map(
    async ({ slug, name, category, tag, summary, website, icon, stats, facts, listed }) => ({
      slug,
      name,
      category,
      tag,
      summary,
      website,
      icon,
      wordmark: await getWordmark(slug),
      figure: stats[0] ?? null,
      founded: { value: facts.founded, sample: facts.sample },
      listed,
    }),
  );
  const described = await Promise.all(companies);
  return {
    page,
    companies: described.filter(({ listed }) => listed),
    unlisted: described.filter(({ listed }) => !listed),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <>
      <Hero size="short">
        <HeroHeading {...page.hero} />
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

/** The companies of the chosen category; those that no filter lists follow where their category is shown, too. */
function CompanyGrid({ page, companies, unlisted }: Route.ComponentProps["loaderData"]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const hydrated = useHydrated();
  const { grid, categories } = page;
  const requested = searchParams.get("category") ?? allGroups;
  const selected = hydrated && Object.hasOwn(categories, requested) ? requested : allGroups;
  const labels = { ...grid, founded: page.company.facts.founded };
  const hasSamples = [...companies, ...unlisted].some(
    ({ figure, founded }) => figure?.sample || founded.sample,
  );
  const categoriesInUse = [...new Set(companies.map((company) => company.category))];
  return (
    <Filter
      name="category"
      path="/portfolio"
      // Prerendering knows no query: the page shows all companies and marks no option until it is hydrated.
      current={hydrated ? selected : null}
      onSelect={(id) =>
        setSearchParams(id === allGroups ? {} : { category: id }, { preventScrollReset: true })
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <Heading level={2} variant="entry" id="companies">
          {grid.title}
          {hasSamples && <SampleTag variant="legend" />}
        </Heading>
        <FilterBar aria-label={grid.filter}>
          <FilterOption value={allGroups}>{grid.all}</FilterOption>
          {Object.entries(categories).map(([id, title]) => (
            <FilterOption key={id} value={id}>
              {title}
            </FilterOption>
          ))}
        </FilterBar>
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
                      field={
                        <>
                          {categories[id]}
                          <span aria-hidden>/</span>
                          {company.tag}
                        </>
                      }
                      labels={labels}
                    />
                  </li>
                ),
            )}
          </FilterGroup>
        ))}
        {unlisted
          .filter(({ category }) => selected === allGroups || selected === category)
          .map((company) => (
            <CompanyRow key={company.slug} company={company} field={grid.unlisted} labels={labels} />
          ))}
      </FilterResults>
    </Filter>
  );
}
