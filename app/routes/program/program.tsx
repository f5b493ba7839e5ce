import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { ProgramCalendar } from "#app/components/ui/ProgramCalendar.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPicture } from "#content-model/pictures.ts";
import { programFacts, readProgram, readProgramsPage, readProgramTeasers } from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/program.ts";
import { ProgramSection, type ProgramSectionContent } from "./ProgramSection.tsx";

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
  const sections: ProgramSectionContent[] = await Promise.all(
    program.sections.map(async (section) => {
      if (section.kind !== "stories") return section;
      const items = section.items.map(async ({ pictureStyle, ...story }, index) => ({
        ...story,
        picture: await getPicture("programs", `${program.slug}-story-${index + 1}`, {
          style: pictureStyle,
          size: "wide",
        }),
      }));
      return { ...section, items: await Promise.all(items) };
    }),
  );
  return {
    program: { ...program, sections },
    facts: programFacts.map((name) => ({ term: labels.program.facts[name], ...program.facts[name] })),
    labels: labels.program,
    callToAction: labels.callToAction,
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
      breadcrumbs: crumbs,
    }),
  };
}

export const meta = pageMeta;

export default function ProgramPage({ loaderData }: Route.ComponentProps) {
  const { program, facts, labels, callToAction, apply, crumbs, others, backdrop } = loaderData;
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        <HeroHeading label={program.audience} name={program.name} title={program.tagline} />
        <HeroDetails
          description={program.description}
          facts={
            <>
              <FactList>
                {facts.map((fact) => (
                  <Fact key={fact.term} term={fact.term} sample={fact.sample}>
                    {fact.value}
                  </Fact>
                ))}
              </FactList>
              <div className="mt-8">
                <ProgramCalendar {...program.calendar} />
              </div>
            </>
          }
        >
          <Button href={apply}>{labels.apply}</Button>
          <Button href="/programs" variant="secondary">
            {labels.back}
          </Button>
        </HeroDetails>
      </Hero>
      {program.sections.map((section, index) => (
        <ProgramSection
          key={section.title}
          section={section}
          ground={index % 2 ? "basalt" : "paper"}
          outcomeLabel={labels.outcome}
          picture={backdrop}
        />
      ))}
      <Section
        ground={program.sections.length % 2 ? "basalt" : "paper"}
        header={<SectionHeader {...labels.others} />}
      >
        <ProgramList programs={others} />
      </Section>
      <CallToAction
        title={callToAction.title}
        description={callToAction.description}
        actions={[
          { label: labels.apply, href: apply },
          { label: labels.back, href: "/programs" },
        ]}
        picture={backdrop}
      />
    </>
  );
}
