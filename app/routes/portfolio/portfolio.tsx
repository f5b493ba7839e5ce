import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Hero } from "#app/components/sections/Hero.tsx";
import { JoinCard } from "#app/components/sections/JoinCard.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { FilterBar } from "#app/components/ui/FilterBar.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCompanies } from "#content-model/companies.ts";
import { pagePicture } from "#content-model/page-pictures.ts";
import { pictureOf } from "#content-model/pictures.ts";
import { readPortfolio } from "#content-model/portfolio.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/portfolio.ts";
import { CompanyCard } from "./CompanyCard.tsx";

export { clientLoader } from "#app/navigation/kept-data.ts";

export async function loader() {
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
      picture: await pictureOf("companies", slug, { palette: category, shape: "wide", alt: "" }),
    }));
  return {
    page,
    companies: await Promise.all(companies),
    backdrop: await pagePicture("portfolio"),
    seo: await pageSeo({ path: "/portfolio", ...page.seo }),
  };
}

// Choosing a filter changes only the address: the companies are all here.
export const shouldRevalidate = () => false;

export const meta = pageMeta;

/**
 * The category to show, null before hydration, and how to choose another. The address says which; the prerendered
 * page shows all. What is chosen shows at once: the address follows after it has been painted, since a router takes
 * longer than a filter.
 */
function useCategory() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const asked = parameters.get("category") ?? "all";
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen((now) => (now === asked ? null : now)), [asked]);
  const category = useSyncExternalStore(
    () => () => {},
    () => chosen ?? asked,
    () => null,
  );
  const choose = (id: string) => {
    setChosen(id === asked ? null : id);
    const address = id === "all" ? "/portfolio" : `/portfolio?category=${id}`;
    requestAnimationFrame(() => setTimeout(() => navigate(address, { preventScrollReset: true })));
  };
  return [category, choose] as const;
}

/** The companies under their filter, and the open place after them. */
function Ventures({ page, companies, backdrop }: Route.ComponentProps["loaderData"]) {
  const [asked, choose] = useCategory();
  const { grid, categories } = page;
  const category = asked === null || Object.hasOwn(categories, asked) ? asked : "all";
  const shown = companies.filter((company) => (category ?? "all") === "all" || company.category === category);
  return (
    <>
      <FilterBar
        label={grid.filter}
        path="/portfolio"
        name="category"
        current={category}
        onChoose={choose}
        filters={[
          { id: "all", title: grid.all },
          ...Object.entries(categories).map(([id, title]) => ({ id, title })),
        ]}
      />
      <ul aria-live="polite" className="mt-10 grid gap-x-5 gap-y-12 md:grid-cols-2 lg:gap-x-8">
        {shown.map((company) => (
          <li key={company.slug} data-category={company.category}>
            <CompanyCard
              {...company}
              categoryName={categories[company.category]}
              href={`/portfolio/${company.slug}`}
              words={grid}
              index={companies.indexOf(company)}
            />
          </li>
        ))}
        <li className={shown.length % 2 === 0 ? "md:col-span-2" : ""}>
          <JoinCard {...grid.join} href="/apply-founder" ground="ember" picture={backdrop} />
        </li>
      </ul>
    </>
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
        <Ventures {...loaderData} />
      </Section>
    </>
  );
}
