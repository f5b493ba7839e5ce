import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PositionList } from "#app/components/sections/PositionList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCareers } from "#content-model/careers.ts";
import { readOpenPositions } from "#content-model/jobs.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/careers.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { email }] = await Promise.all([readCareers(), readSite()]);
  return {
    page,
    recruiting: email.recruiting,
    positions: await readOpenPositions(),
    backdrop: await getPageBackdrop("careers", "half"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { page, recruiting, positions, backdrop } = loaderData;
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="#positions">{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" id="positions" header={<SectionHeader {...page.positions} />}>
        {positions.length > 0 ? <PositionList positions={positions} /> : <p>{page.positions.none}</p>}
      </Section>
      <Section spacing="row" header={<SectionHeader {...page.process} variant="section" />}>
        <FeatureList variant="columns" columns={4}>
          {page.process.steps.map((step, index) => (
            <FeatureListItem key={step.title} index={index} {...step} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="paper" spacing="row" aria-labelledby="perks" className="[--section-bottom:0px]">
        <div className="grid gap-8 lg:grid-flow-col lg:grid-cols-2 grid-rows-[auto_1fr]">
          <div>
            <Eyebrow className="mb-3">{page.perks.label}</Eyebrow>
            <Heading level={2} variant="entry" id="perks">
              <Accented text={page.perks.title} />
            </Heading>
          </div>
          <div className="max-lg:mb-8">
            <StatRow>
              {page.perks.figures.map((figure, index) => (
                <Stat key={figure.label} index={index} {...figure} />
              ))}
            </StatRow>
            <ul className="mt-6 flex max-w-prose flex-col gap-2 text-small text-quiet">
              {page.perks.items.map((item) => (
                <li key={item}>
                  <ContentText text={item} />
                </li>
              ))}
            </ul>
          </div>
          <Heading level={2} variant="entry" className="self-end">
            <Accented text={page.reasons.title} />
          </Heading>
          <ul className="grid content-start gap-8 sm:grid-cols-2">
            {page.reasons.items.map(({ title, description }) => (
              <li key={title} className="reveal border-t border-hairline-strong pt-6">
                <strong className="block text-row leading-tight font-bold text-balance">{title}</strong>
                <p className="mt-3 text-quiet">
                  <ContentText text={description} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CallToActionRow
        ground="paper"
        title={page.recruiters.title}
        description={page.recruiters.description}
        actions={[{ label: page.recruiters.label, href: `mailto:${recruiting}` }]}
      />
    </>
  );
}
