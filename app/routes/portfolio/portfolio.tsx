import { useSearchParams } from "react-router";
import { useHydrated } from "#app/components/effects/use-hydrated.ts";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { FilterBar } from "#app/components/ui/FilterBar.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCompanies } from "#content-model/companies.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { getPicture } from "#content-model/pictures.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/portfolio.ts";
import { CategoryTargetStyle } from "./CategoryTargetStyle.tsx";
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
  const requested = searchParams.get("category") ?? "all";
  const category = Object.hasOwn(categories, requested) ? requested : "all";
  // Prerendering knows no query: the page shows all companies and marks no filter until it is hydrated.
  const shown = companies.filter(
    (company) => !hydrated || category === "all" || company.category === category,
  );
  const selectCategory = (id: string) =>
    setSearchParams(id === "all" ? {} : { category: id }, { preventScrollReset: true });
  return (
    <>
      <CategoryTargetStyle categories={Object.keys(categories)} />
      <FilterBar
        label={grid.filter}
        path="/portfolio"
        name="category"
        current={hydrated ? category : null}
        onChoose={selectCategory}
        filters={[
          { id: "all", title: grid.all },
          ...Object.entries(categories).map(([id, title]) => ({ id, title })),
        ]}
      />
      <ul aria-live="polite" className="mt-10 grid gap-x-5 gap-y-12 md:grid-cols-2 lg:gap-x-8">
        {shown.map((company) => (
          <li key={company.slug} data-category={company.category}>
            <CompanyCard
              company={company}
              category={categories[company.category]}
              href={`/portfolio/${company.slug}`}
              labels={grid}
              index={companies.indexOf(company)}
            />
          </li>
        ))}
        <li className={shown.length % 2 === 0 ? "md:col-span-2" : ""}>
          <InvitationCard {...grid.join} href="/apply-founder" ground="ember" picture={backdrop} />
        </li>
      </ul>
    </>
  );
}
