import { PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getSchedule } from "#content-model/calendars.ts";
import { getProgramBackdrop } from "#content-model/land-spots.ts";
import { getMap } from "#content-model/maps.ts";
import { findPhoto } from "#content-model/pictures.ts";
import {
  programFacts,
  readProgram,
  readProgramsPage,
  readProgramTeasers,
  type ProgramSection as SectionContent,
} from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/program.ts";
import { ProgramCalendar } from "./ProgramCalendar.tsx";
import { ProgramSection } from "./ProgramSection.tsx";

/** The next start stands beside the other facts, in large type. */
const factsInHero = programFacts.filter((name) => name !== "nextStart");

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
    facts: factsInHero.map((name) => ({ term: labels.program.facts[name], ...program.facts[name] })),
    schedule: getSchedule(program.calendar),
    maps: await Promise.all(
      program.sections.map((section) => (section.kind === "regions" ? getMap(section.map) : undefined)),
    ),
    labels: labels.program,
    contact: labels.hero.contact,
    apply: site.partnerApplication,
    crumbs,
    others: (await readProgramTeasers())
      .filter((teaser) => teaser.href !== path)
      .map(({ name, audience, price, start, href }) => ({
        name,
        audience,
        summary: `${price}. ${labels.program.facts.nextStart}: ${start.value.replaceAll(" ", "\u00a0")}`,
        href,
      })),
    backdrop: await getProgramBackdrop(program.slug),
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
  const { program, facts, schedule, maps, labels, contact, apply, crumbs, others, backdrop } = loaderData;
  const lastGround = groundOf(program.sections.at(-1)?.kind, program.sections.length - 1);
  const phases = program.sections.find((section) => section.kind === "phases");
  // Without a date of the next start, the length of the first phase says more.
  const [firstPhase] = schedule.phases;
  const closingDate =
    program.facts.nextStart.date || !firstPhase
      ? { term: labels.facts.nextStart, ...program.facts.nextStart }
      : {
          term: [phases?.items[0]?.phase, firstPhase.name].filter(Boolean).join(": "),
          value: firstPhase.time,
        };
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        <HeroHeading title={program.name} />
        <p className="mt-6 max-w-short text-row leading-snug text-balance text-quiet">
          <Accented text={program.tagline} />
        </p>
        <HeroDetails
          description={program.description}
          facts={
            <FactList>
              {facts.map((fact) => (
                <Fact key={fact.term} term={fact.term}>
                  <ContentText text={fact.value} />{" "}
                  {fact.note && (
                    <span className="mt-1 block text-small text-quiet">
                      <ContentText text={fact.note} />
                    </span>
                  )}
                </Fact>
              ))}
            </FactList>
          }
        >
          <Button href={apply}>{labels.apply}</Button>
          <Button href="/contact" variant="secondary">
            {contact}
          </Button>
          <dl className="mt-6 grid basis-full gap-y-8 border-t border-hairline pt-6 md:mt-14">
            <StartDate term={labels.facts.nextStart} {...program.facts.nextStart} />
            {schedule.highlight && (
              <StartDate term={schedule.highlight.name} value={schedule.highlight.time} />
            )}
          </dl>
        </HeroDetails>
      </Hero>
      {!phases && (
        <Section ground="raised" aria-labelledby="calendar">
          <div className="@container mb-14">
            <Eyebrow>{labels.calendar.title}</Eyebrow>
            <Heading level={2} variant="display" id="calendar" className="mt-3 text-figure-lg">
              <ContentText text={program.length} />
            </Heading>
          </div>
          <ProgramCalendar schedule={{ ...schedule }} labels={labels.calendar} />
        </Section>
      )}
      {program.sections.map((section, index, sections) => (
        <ProgramSection
          key={section.title}
          section={section}
          ground={groundOf(section.kind, index)}
          isContinued={
            index > 0 && groundOf(section.kind, index) === groundOf(sections[index - 1]?.kind, index - 1)
          }
          schedule={schedule}
          map={maps[index]}
          calendarLabels={labels.calendar}
          outcomeLabel={labels.outcome}
          isFirst={index === 0}
        />
      ))}
      <Section
        ground="paper"
        spacing="row"
        isContinued={lastGround === "paper"}
        header={<SectionHeader {...labels.others} />}
      >
        <ProgramList programs={others} />
      </Section>
      <PartnerCall
        {...program.callToAction}
        date={closingDate}
        actions={[
          { label: labels.apply, href: apply },
          { label: labels.back, href: "/programs" },
        ]}
      />
    </>
  );
}

/** Neighboring sections share a ground, so that a page has few bands: what takes place and what is counted is dark. */
const groundOf = (kind: SectionContent["kind"] | undefined, index: number) =>
  kind === "phases" || kind === "stories" || (kind === "statements" && index > 0) ? "basalt" : "paper";

/** When something begins or takes place, in large type. */
function StartDate({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-quiet">{term}</dt>
      <dd className="mt-2 text-h2">
        <ContentText text={value} />
      </dd>
    </div>
  );
}
