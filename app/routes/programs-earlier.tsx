import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { MetricList } from "#app/components/sections/MetricList.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { readProgramsEarlier, readProgramsPage, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/programs-earlier.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { hero, overview }] = await Promise.all([readProgramsEarlier(), readProgramsPage()]);
  return {
    page,
    overview,
    current: hero.explore,
    programs: await readProgramTeasers(),
    backdrop: await getPagePicture("programs-earlier"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function ProgramsEarlier({ loaderData }: Route.ComponentProps) {
  const { page, overview, current, programs, backdrop } = loaderData;
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="/programs">{current}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" header={<SectionHeader {...page.organizations} />}>
        <FeatureList variant="numbered">
          {page.organizations.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="ember" spacing="row">
        <MetricList metrics={page.figures.map(({ label, ...figure }) => ({ ...figure, metric: label }))} />
      </Section>
      <Section ground="raised" header={<SectionHeader {...page.scaleups} />}>
        <FeatureList variant="columns" columns={3}>
          {page.scaleups.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="paper" id={overview.id} header={<SectionHeader {...overview} />}>
        <ProgramList programs={programs} more={overview.more} />
      </Section>
    </>
  );
}
