import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { ColumnList } from "#app/components/sections/ColumnList.tsx";
import { Hero } from "#app/components/sections/Hero.tsx";
import { NumberedList } from "#app/components/sections/NumberedList.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { StatRow } from "#app/components/sections/StatRow.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { programTeasers, readProgramsPage } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/programs.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readProgramsPage();
  return {
    page,
    programs: await programTeasers(),
    backdrop: await getPagePicture("programs"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "digital" }),
  };
}

export const meta = pageMeta;

export default function Programs({ loaderData: { page, programs, backdrop } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        {...page.hero}
        picture={backdrop}
        actions={
          <>
            <Button href={`#${page.overview.id}`}>{page.hero.explore}</Button>
            <Button href="/contact" variant="secondary">
              {page.hero.contact}
            </Button>
          </>
        }
      />
      <Section>
        <StatRow stats={page.figures} />
      </Section>
      <Section ground="paper" {...page.organisations}>
        <ColumnList items={page.organisations.items} columns={3} />
      </Section>
      <Section ground="raised" {...page.scaleups}>
        <NumberedList items={page.scaleups.items} />
      </Section>
      <Section ground="paper" {...page.overview}>
        <ProgramList programs={programs} more={page.overview.more} />
      </Section>
      <CallToAction {...page.call} picture={backdrop} />
    </>
  );
}
