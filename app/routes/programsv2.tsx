import { PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readProgramsPage, readProgramsV2, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getYearCalendar } from "#content-model/year-calendar.ts";
import type { Route } from "./+types/programsv2.ts";
import { AudiencePair } from "./programs/AudiencePair.tsx";
import { YearCalendar } from "./programs/YearCalendar.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { calendar }, programs] = await Promise.all([
    readProgramsV2(),
    readProgramsPage(),
    readProgramTeasers(),
  ]);
  return {
    page,
    calendar: { ...getYearCalendar(programs), barLabels: calendar.barLabels },
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function ProgramsV2({ loaderData: { page, calendar } }: Route.ComponentProps) {
  return (
    <>
      <Hero ground="paper" size="short">
        <HeroHeading {...page.hero} />
        <HeroDetails
          description={page.hero.description}
          figures={page.figures.length > 0 && <FigureList figures={page.figures} />}
        />
      </Hero>
      <Section ground="paper" spacing="row" aria-label={page.hero.label}>
        <YearCalendar {...calendar} titleLevel={2} />
      </Section>
      <Section spacing="row">
        <AudiencePair audiences={[page.organizations, page.scaleups]} />
      </Section>
      <PartnerCall {...page.callToAction} />
    </>
  );
}
