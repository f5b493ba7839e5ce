import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { FigureList } from "#app/components/sections/FigureList.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readProgramsPage, readProgramsV2, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getYearCalendar } from "#content-model/year-calendar.ts";
import type { Route } from "./+types/programsv2.ts";
import { YearCalendar } from "./programs/YearCalendar.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { overview, calendar }, programs] = await Promise.all([
    readProgramsV2(),
    readProgramsPage(),
    readProgramTeasers(),
  ]);
  const { barLabels, ...header } = calendar;
  return {
    page,
    overview,
    programs,
    calendar: { header, barLabels, year: getYearCalendar(programs) },
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function ProgramsV2({ loaderData }: Route.ComponentProps) {
  const { page, overview, programs, calendar } = loaderData;
  return (
    <>
      <Hero ground="paper">
        <HeroHeading {...page.hero} />
        <HeroDetails
          description={page.hero.description}
          figures={page.figures.length > 0 && <FigureList figures={page.figures} />}
        />
      </Hero>
      <Section ground="paper" spacing="row" header={<SectionHeader {...page.organizations} />}>
        <FeatureList variant="large">
          {page.organizations.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="raised" header={<SectionHeader {...calendar.header} />}>
        <YearCalendar {...calendar.year} barLabels={calendar.barLabels} />
      </Section>
      <Section spacing="row" header={<SectionHeader {...page.scaleups} />}>
        <FeatureList variant="large">
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
