import { PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getSchedule } from "#content-model/calendars.ts";
import { findPhoto, getPicture } from "#content-model/pictures.ts";
import { programFacts, readProgram, readProgramsPage, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/program.ts";
import { ProgramCalendar } from "./ProgramCalendar.tsx";
import { ProgramSection } from "./ProgramSection.tsx";

export async function loader({ params, url }: Route.LoaderArgs) {
  const [program, labels, site] = await Promise.all([
    readProgram(params.program),
    readProgramsPage(),
    readSite(),
  ]);
  const path = `/programs/${program.slug}`;
  const crumbs = [
    { label: labels.seo.title, href: "/programs" },
    { label: program.name, href: path },
  ];
  return {
    program,
    facts: programFacts.map((name) => ({ term: labels.program.facts[name], ...program.facts[name] })),
    schedule: getSchedule(program.calendar),
    labels: labels.program,
    apply: site.partnerApplication,
    crumbs,
    others: (await readProgramTeasers()).filter((teaser) => teaser.href !== path),
    backdrop: await getPicture("programs", program.slug, {
      style: program.pictureStyle,
      size: "cover",
    }),
    seo: await pageSeo(url, {
      ...program.seo,
      label: program.audience,
      pictureStyle: program.pictureStyle,
      photo: await findPhoto("programs", program.slug, "cover"),
      breadcrumbs: crumbs,
    }),
  };
}

export const meta = pageMeta;

export default function ProgramPage({ loaderData }: Route.ComponentProps) {
  const { program, facts, schedule, labels, apply, crumbs, others, backdrop } = loaderData;
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        <HeroHeading title={program.name} />
        <p className="mt-5 max-w-title text-entry text-balance">
          <Accented text={program.tagline} />
        </p>
        <HeroDetails
          description={program.description}
          facts={
            <FactList>
              {facts.map((fact) => (
                <Fact key={fact.term} term={fact.term} sample={fact.sample}>
                  {fact.value}
                </Fact>
              ))}
            </FactList>
          }
        >
          <Button href={apply}>{labels.apply}</Button>
          <Button href="/programs" variant="secondary">
            {labels.back}
          </Button>
        </HeroDetails>
      </Hero>
      <Section
        ground="raised"
        header={
          <SectionHeader label={labels.calendar.title} title={program.length}>
            <p className="text-quiet">
              {labels.facts.nextStart}
              <span className="mt-1 block text-row leading-tight font-bold text-text">
                {program.facts.nextStart.value}
                {program.facts.nextStart.sample && <SampleTag />}
              </span>
            </p>
          </SectionHeader>
        }
      >
        <ProgramCalendar schedule={schedule} labels={labels.calendar} />
      </Section>
      {program.sections.map((section, index) => (
        <ProgramSection
          key={section.title}
          section={section}
          ground={index % 2 ? "basalt" : "paper"}
          outcomeLabel={labels.outcome}
          isFirst={index === 0}
        />
      ))}
      <Section
        ground={program.sections.length % 2 ? "basalt" : "paper"}
        header={<SectionHeader {...labels.others} />}
      >
        <ProgramList programs={others} />
      </Section>
      <PartnerCall
        {...program.callToAction}
        dates={[{ term: labels.facts.nextStart, ...program.facts.nextStart }]}
        actions={[
          { label: labels.apply, href: apply },
          { label: labels.back, href: "/programs" },
        ]}
      />
    </>
  );
}
