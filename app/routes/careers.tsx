import { CallToActionRow } from "#app/components/sections/CallToActionRow.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { PositionList } from "#app/components/sections/PositionList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Timeline, TimelineStep } from "#app/components/sections/Timeline.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readCareers } from "#content-model/careers.ts";
import { readOpenPositions } from "#content-model/jobs.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/careers.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { email }] = await Promise.all([readCareers(), readSite()]);
  return {
    page,
    recruiting: email.recruiting,
    positions: await readOpenPositions(),
    backdrop: await getPagePicture("careers"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { page, recruiting, positions, backdrop } = loaderData;
  return (
    <>
      <Hero size="tall" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="#positions">{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" id="positions" header={<SectionHeader {...page.positions} />}>
        {positions.length > 0 ? <PositionList positions={positions} /> : <p>{page.positions.none}</p>}
      </Section>
      <Section
        header={<SectionHeader {...page.reasons} />}
        backdrop={<ContourBackdrop placement="side" picture={backdrop} />}
      >
        <FeatureList variant="rows">
          {page.reasons.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="raised" header={<SectionHeader {...page.process} />}>
        <Timeline>
          {page.process.steps.map((step, index) => (
            <TimelineStep key={step.title} index={index} mark={ordinal(index + 1)} {...step} />
          ))}
        </Timeline>
      </Section>
      <Section ground="paper" layout="split" header={<SectionHeader {...page.perks} />}>
        <CheckList>
          {page.perks.items.map((item) => (
            <CheckListItem key={item}>{item}</CheckListItem>
          ))}
        </CheckList>
        {page.perks.sample && <SampleTag className="mt-4" />}
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
