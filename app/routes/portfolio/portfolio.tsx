import { useSearchParams } from "react-router";
import { useHydrated } from "#app/components/effects/use-hydrated.ts";
import { Hero } from "#app/components/sections/Hero.tsx";
import { JoinCard } from "#app/components/sections/JoinCard.tsx";
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
    .filter((company) => company.onGrid)
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

/** The companies under their filter, by category, and a card that invites founders after them. */
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
      // The prerendered page knows no query: it shows all companies and marks no option.
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
                      {...company}
                      categoryName={categories[id]}
                      href={`/portfolio/${company.slug}`}
                      words={grid}
                      index={index}
                    />
                  </li>
                ),
            )}
          </FilterGroup>
        ))}
        <div className={shownCount % 2 === 0 ? "md:col-span-2" : ""}>
          <JoinCard {...grid.join} href="/apply-founder" ground="ember" picture={backdrop} />
        </div>
      </FilterResults>
    </Filter>
  );
}

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { page, backdrop } = loaderData;
  return (
    <>
      <Hero
        {...page.hero}
        form="tall"
        picture={backdrop}
        actions={
          <>
            <Button href="/apply-founder">{page.hero.founder}</Button>
            <Button href="/apply-partner" variant="secondary">
              {page.hero.partner}
            </Button>
          </>
        }
      />
      <Section ground="paper" {...page.grid}>
        <CompanyGrid {...loaderData} />
      </Section>
    </>
  );
}
