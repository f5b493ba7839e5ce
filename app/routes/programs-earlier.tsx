import { ColumnList } from "#app/components/sections/ColumnList.tsx";
import { Hero } from "#app/components/sections/Hero.tsx";
import { NumberedList } from "#app/components/sections/NumberedList.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { StatRow } from "#app/components/sections/StatRow.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { programTeasers, readProgramsEarlier, readProgramsPage } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/programs-earlier.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { overview }] = await Promise.all([readProgramsEarlier(), readProgramsPage()]);
  return {
    page,
    overview,
    programs: await programTeasers(),
    backdrop: await getPagePicture("programs-earlier"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function ProgramsEarlier({ loaderData }: Route.ComponentProps) {
  const { page, overview, programs, backdrop } = loaderData;
  return (
    <>
      <Hero {...page.hero} picture={backdrop} />
      <Section ground="paper" {...page.organisations}>
        <NumberedList items={page.organisations.items} />
      </Section>
      <Section>
        <StatRow stats={page.figures} />
      </Section>
      <Section ground="raised" {...page.scaleups}>
        <ColumnList items={page.scaleups.items} columns={3} />
      </Section>
      <Section ground="paper" {...overview}>
        <ProgramList programs={programs} more={overview.more} />
      </Section>
    </>
  );
}
