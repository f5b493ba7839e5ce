import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PositionList } from "#app/components/sections/PositionList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { TitledRows } from "#app/components/sections/TitledRows.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCareers } from "#content-model/careers.ts";
import { readOpenPositions } from "#content-model/jobs.ts";
import { getPageBackdrop } from "#content-model/land-spots.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/careers.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { email }] = await Promise.all([readCareers(), readSite()]);
  return {
    page,
    recruiting: email.recruiting,
    positions: await readOpenPositions(),
    backdrop: await getPageBackdrop("careers"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { page, recruiting, positions, backdrop } = loaderData;
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails
          description={page.hero.description}
          figures={
            <FigureList
              figures={[...page.hero.figures, { value: String(positions.length), label: page.hero.open }]}
            />
          }
        >
          <Button href="#positions">{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" id="positions" header={<SectionHeader {...page.positions} />}>
        {positions.length > 0 ? <PositionList positions={positions} /> : <p>{page.positions.none}</p>}
      </Section>
      <Section ground="raised" header={<SectionHeader {...page.process} />}>
        <ol className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {page.process.steps.map((step, index) => (
            <li key={step.title} className="reveal" style={{ "--reveal-index": index }}>
              <NumberedCard mark={String(index + 1)} {...step} />
            </li>
          ))}
        </ol>
      </Section>
      <Section
        ground="paper"
        spacing="row"
        header={<SectionHeader {...page.perks} />}
        className="[--section-bottom:0px]"
      >
        <StatRow className="mb-8">
          {page.perks.figures.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
        <ul className="mb-12 flex max-w-prose flex-col gap-2 text-small text-quiet">
          {page.perks.items.map((item) => (
            <li key={item}>
              <ContentText text={item} />
            </li>
          ))}
        </ul>
        <TitledRows rows={[page.reasons]} />
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
