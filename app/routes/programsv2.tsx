import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { StatValue } from "#app/components/sections/StatRow.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPageBackdrop } from "#content-model/land-spots.ts";
import { readProgramsPage, readProgramsV2, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/programsv2.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { overview }] = await Promise.all([readProgramsV2(), readProgramsPage()]);
  return {
    page,
    overview,
    programs: await readProgramTeasers(),
    backdrop: await getPageBackdrop("programsv2", "short"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function ProgramsV2({ loaderData }: Route.ComponentProps) {
  const { page, overview, programs, backdrop } = loaderData;
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      {page.figures.length > 0 && (
        <Section ground="ember" spacing="row">
          {page.figures.map(({ value, label }) => (
            <p key={label} className="reveal grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
              <span className="text-[clamp(8rem,26vw,22rem)] leading-none font-display tracking-display lg:col-span-7">
                <StatValue text={value} />
              </span>{" "}
              <span className="max-w-text text-lead leading-normal lg:col-span-5 lg:col-start-8">
                <ContentText text={label} />
              </span>
            </p>
          ))}
        </Section>
      )}
      <Section ground="paper" layout="split" header={<SectionHeader {...page.organizations} />}>
        <FeatureList variant="numbered">
          {page.organizations.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
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
