import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { pageMeta } from "#app/page-meta.ts";
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
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function ProgramsEarlier({ loaderData }: Route.ComponentProps) {
  const { page, overview, current, programs } = loaderData;
  return (
    <>
      <Hero size="short">
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href="/programs">{current}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="ember" spacing="row">
        {page.figures.map(({ value, label, sample }) => (
          <p key={label} className="reveal grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
            <span className="text-[clamp(8rem,26vw,22rem)] leading-[0.8] font-display tracking-display lg:col-span-7">
              {value}
            </span>{" "}
            <span className="max-w-text text-lead leading-normal lg:col-span-5 lg:col-start-8">
              {label}
              {sample && <SampleTag />}
            </span>
          </p>
        ))}
      </Section>
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
