import { useSearchParams } from "react-router";
import { useHydrated } from "#app/components/effects/use-hydrated.ts";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import {
  allGroups,
  Filter,
  FilterBar,
  FilterGroup,
  FilterOption,
  FilterResults,
} from "#app/components/ui/Filter.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCompanies } from "#content-model/companies.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { getPicture } from "#content-model/pictures.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/portfolio.ts";
import { CompanyCard } from "./CompanyCard.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, all] = await Promise.all([readPortfolio(), readCompanies()]);
  const companies = all
    .filter((company) => company.listed)
    .map(async ({ slug, name, category, tag, summary, website, icon }) => ({
      slug,
      name,
      category,
      tag,
      summary,
      website,
      icon,
      picture: await getPicture("companies", slug, { style: category, size: "wide" }),
    }));
  return {
    page,
    companies: await Promise.all(companies),
    backdrop: await getPagePicture("portfolio"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { page, backdrop } = loaderData;
  return (
    <>
      <Hero size="tall" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="/apply-founder">{page.hero.founder}</Button>
          <Button href="/apply-partner" variant="secondary">
            {page.hero.partner}
          </Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" header={<SectionHeader {...page.grid} />}>
        <CompanyGrid {...loaderData} />
      </Section>
    </>
  );
}

/** The companies of the chosen category, and an invitation to found the next one. */
function CompanyGrid({ page, companies, backdrop }: Route.ComponentProps["loaderData"]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const hydrated = useHydrated();
  const { grid, categories } = page;
  const requested = searchParams.get("category") ?? allGroups;
  const selected = hydrated && Object.hasOwn(categories, requested) ? requested : allGroups;
  const categoriesInUse = [...new Set(companies.map((company) => company.category))];
  const shownCount = companies.filter(
    ({ category }) => selected === allGroups || category === selected,
  ).length;
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
      <FilterBar aria-label={grid.filter}>
        <FilterOption value={allGroups}>{grid.all}</FilterOption>
        {Object.entries(categories).map(([id, title]) => (
          <FilterOption key={id} value={id}>
            {title}
          </FilterOption>
        ))}
      </FilterBar>
      <FilterResults className="mt-10 grid gap-x-5 gap-y-12 md:grid-cols-2 lg:gap-x-8">
        {categoriesInUse.map((id) => (
          <FilterGroup key={id} value={id} aria-label={categories[id]}>
            {companies.map(
              (company, index) =>
                company.category === id && (
                  <li key={company.slug} data-category={id}>
                    <CompanyCard
                      company={company}
                      category={categories[id]}
                      href={`/portfolio/${company.slug}`}
                      labels={grid}
                      index={index}
                    />
                  </li>
                ),
            )}
          </FilterGroup>
        ))}
        <div className={shownCount % 2 === 0 ? "md:col-span-2" : ""}>
          <InvitationCard {...grid.join} href="/apply-founder" ground="ember" picture={backdrop} />
        </div>
      </FilterResults>
    </Filter>
  );
}
