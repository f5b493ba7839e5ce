import { PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { RouteNumbers } from "#app/components/terrain/RouteNumbers.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { readProgramComparison, readProgramsPage, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getYearCalendar } from "#content-model/year-calendar.ts";
import type { Route } from "./+types/programs.ts";
import { AudiencePair } from "./AudiencePair.tsx";
import { ProgramComparison } from "./ProgramComparison.tsx";
import { YearCalendar } from "./YearCalendar.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, programs] = await Promise.all([readProgramsPage(), readProgramTeasers()]);
  return {
    page,
    programs,
    calendar: getYearCalendar(programs),
    comparison: await readProgramComparison(page),
    backdrop: await getPageBackdrop("programs", "half"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "digital" }),
  };
}

export const meta = pageMeta;

export default function Programs({
  loaderData: { page, programs, calendar, comparison, backdrop },
}: Route.ComponentProps) {
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <RouteNumbers backdrop={backdrop} programs={programs} />
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href={`#${page.overview.id}`}>{page.hero.explore}</Button>
          <Button href="/contact" variant="secondary">
            {page.hero.contact}
          </Button>
        </HeroDetails>
      </Hero>
      <Section header={<SectionHeader {...page.calendar} />}>
        <YearCalendar {...calendar} barLabels={page.calendar.barLabels} />
      </Section>
      <Section ground="paper" id={page.overview.id} header={<SectionHeader {...page.overview} />}>
        <ProgramComparison {...page.overview} {...comparison} />
      </Section>
      <Section spacing="row">
        <FigureList figures={page.figures} className="max-sm:grid-cols-1" />
        <AudiencePair audiences={[page.scaleups, page.organizations]} className="mt-12" />
      </Section>
      <PartnerCall {...page.callToAction} />
    </>
  );
}
