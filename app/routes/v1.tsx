import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { LinkRowList } from "#app/components/sections/LinkRowList.tsx";
import { PathPanel } from "#app/components/sections/PathPanel.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { TeaserList } from "#app/components/sections/TeaserList.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { UnitChart } from "#app/components/ui/UnitChart.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { fillReadTimes } from "#content-model/articles.ts";
import { readV1 } from "#content-model/home-variants.ts";
import { getPageBackdrop } from "#content-model/land-spots.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/v1.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readV1();
  return {
    page,
    teasers: await fillReadTimes(page.insights.articles),
    backdrop: await getPageBackdrop("v1", "half"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function V1({ loaderData: { page, teasers, backdrop } }: Route.ComponentProps) {
  const { cards } = page.paths;
  const [halves, others] = [cards.slice(0, 2), cards.slice(2)];
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper" spacing="row" aria-label={page.paths.label}>
        <PathPanel paths={halves} titleLevel={2} className="mb-16" />
        <LinkRowList
          rows={others.map(({ href, title, description, cta }) => ({
            href,
            label: cta,
            title,
            description: <ContentText text={description} />,
          }))}
        />
      </Section>
      <Section
        ground="ember"
        spacing="row"
        header={
          <SectionHeader {...page.impact}>
            <TextLink href={page.impact.link.href}>{page.impact.link.label}</TextLink>
          </SectionHeader>
        }
      >
        <StatRow>
          {page.impact.figures.map(({ units, ...figure }, index) => (
            <Stat key={figure.label} index={index} {...figure}>
              {units && <UnitChart groups={units} perRow={10} />}
            </Stat>
          ))}
        </StatRow>
      </Section>
      <Section spacing="row" header={<SectionHeader {...page.insights} />}>
        <TeaserList teasers={teasers} />
      </Section>
    </>
  );
}
