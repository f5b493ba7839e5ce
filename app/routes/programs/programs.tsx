import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { readProgramComparison, readProgramsPage, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/programs.ts";
import { ProgramComparison } from "./ProgramComparison.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readProgramsPage();
  return {
    page,
    programs: await readProgramTeasers(),
    comparison: await readProgramComparison(page),
    backdrop: await getPagePicture("programs"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "digital" }),
  };
}

export const meta = pageMeta;

export default function Programs({
  loaderData: { page, programs, comparison, backdrop },
}: Route.ComponentProps) {
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href={`#${page.overview.id}`}>{page.hero.explore}</Button>
          <Button href="/contact" variant="secondary">
            {page.hero.contact}
          </Button>
        </HeroDetails>
      </Hero>
      <Section>
        <StatRow>
          {page.figures.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
      </Section>
      <Section
        ground="raised"
        header={
          <SectionHeader
            label={page.comparison.label}
            title={page.comparison.title}
            description={page.comparison.description}
          />
        }
      >
        <ProgramComparison caption={page.comparison.caption} {...comparison} />
      </Section>
      <Section ground="paper" header={<SectionHeader {...page.organizations} />}>
        <FeatureList variant="columns" columns={3}>
          {page.organizations.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="raised" header={<SectionHeader {...page.scaleups} />}>
        <FeatureList variant="numbered">
          {page.scaleups.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="paper" id={page.overview.id} header={<SectionHeader {...page.overview} />}>
        <ProgramList programs={programs} more={page.overview.more} />
      </Section>
      <CallToAction {...page.callToAction} picture={backdrop} />
    </>
  );
}
