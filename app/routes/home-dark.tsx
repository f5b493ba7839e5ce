import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { MetricList } from "#app/components/sections/MetricList.tsx";
import { PathCard } from "#app/components/sections/PathCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { pathIcons } from "#app/components/ui/path-icons.ts";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { fillReadTimes } from "#content-model/articles.ts";
import { readHomeDark } from "#content-model/home-variants.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/home-dark.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readHomeDark();
  return {
    page,
    teasers: await fillReadTimes(page.insights.articles),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function HomeDark({ loaderData: { page, teasers } }: Route.ComponentProps) {
  return (
    <>
      <Hero size="short">
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section header={<SectionHeader {...page.paths} />}>
        <ul className="grid gap-x-8 md:grid-cols-3">
          {page.paths.cards.map((card) => (
            <li key={card.title} className="flex">
              <PathCard {...card} icon={pathIcons[card.icon]} />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="ember" header={<SectionHeader {...page.impact} />}>
        <MetricList
          metrics={page.impact.figures.map(({ label, ...figure }) => ({ ...figure, metric: label }))}
        />
        <p className="mt-10">
          <TextLink href={page.impact.link.href}>{page.impact.link.label}</TextLink>
        </p>
      </Section>
      <Section header={<SectionHeader {...page.insights} />}>
        <TeaserList teasers={teasers} />
      </Section>
    </>
  );
}
