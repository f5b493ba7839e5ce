import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { LongText } from "#app/components/sections/LongText.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { formatDayFirst } from "#content-model/dates.ts";
import { readPolicy } from "#content-model/policies.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/policy.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const name = url.pathname.startsWith("/privacy") ? "privacy" : "accessibility";
  const page = await readPolicy(name);
  return {
    page,
    updated: formatDayFirst(page.updated),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Policy({ loaderData: { page, updated } }: Route.ComponentProps) {
  return (
    <>
      <Hero ground="paper" size="short">
        <HeroHeading {...page.hero} variant="section" />
        <HeroDetails
          description={page.hero.description}
          aside={<p className="text-small text-quiet">{`${page.lastChanged} ${updated}`}</p>}
        />
      </Hero>
      <LongText contents={page.contents} headings={page.headings} html={page.html} />
    </>
  );
}
