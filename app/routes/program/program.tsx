import { PartnerCall } from "#app/components/sections/ClosingCall.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ProgramList } from "#app/components/sections/ProgramList.tsx";
import { type Ground, Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TitledRows } from "#app/components/sections/TitledRows.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Breadcrumbs } from "#app/components/ui/Breadcrumbs.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getSchedule } from "#content-model/calendars.ts";
import { getProgramBackdrop } from "#content-model/land/spots.ts";
import { getMap } from "#content-model/maps.ts";
import { findPhoto } from "#content-model/pictures.ts";
import {
  mainFacts,
  programFacts,
  readProgram,
  readProgramsPage,
  readProgramTeasers,
} from "#content-model/programs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readSite } from "#content-model/site.ts";
import type { Route } from "./+types/program.ts";
import { ProgramFacts } from "./ProgramFacts.tsx";
import { ProgramSection } from "./ProgramSection.tsx";
import { groupSections } from "./section-groups.ts";

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
  const factNamed = (name: (typeof programFacts)[number]) => ({
    term: labels.program.facts[name],
    ...program.facts[name],
  });
  return {
    program,
    facts: {
      main: mainFacts.map(factNamed),
      others: programFacts.filter((name) => !mainFacts.includes(name)).map(factNamed),
    },
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
  const { sections } = program;
  const groups = groupSections(
    sections.some(({ kind }) => kind === "phases")
      ? sections
      : [...sections, { kind: "phases", title: labels.calendar.title, items: [] }],
  );
  const grounds = groups.map((_, index) => groundOf(groups, index));
  const { nextStart } = program.facts;
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} />}>
        <Breadcrumbs crumbs={crumbs} className="mb-8" />
        <HeroHeading title={program.name} />
        <HeroDetails
          description={program.description}
          aside={
            <p className="max-w-short text-entry text-balance">
              <Accented text={program.tagline} />
            </p>
          }
        >
          <Button href={apply}>{labels.apply}</Button>
          <Button href="/contact" variant="secondary">
            {contact}
          </Button>
        </HeroDetails>
        <ProgramFacts {...facts} />
      </Hero>
      {groups.map((group, index) => {
        const shared = {
          ground: grounds[index] ?? "paper",
          isContinued: index > 0 && grounds[index] === grounds[index - 1],
        };
        return Array.isArray(group) ? (
          <Section key={group[0]?.title} spacing="row" {...shared}>
            <TitledRows rows={group} />
          </Section>
        ) : (
          <ProgramSection
            key={group.title}
            section={group}
            length={program.length}
            schedule={schedule}
            map={maps[sections.indexOf(group)]}
            calendarLabels={labels.calendar}
            outcomeLabel={labels.outcome}
            {...shared}
          />
        );
      })}
      <Section
        ground="paper"
        spacing="row"
        isContinued={grounds.at(-1) === "paper"}
        header={<SectionHeader {...labels.others} />}
      >
        <ProgramList programs={others} />
      </Section>
      <PartnerCall
        {...program.callToAction}
        {...(nextStart.date && { date: { term: labels.facts.nextStart, ...nextStart } })}
        actions={[
          { label: labels.apply, href: apply },
          { label: labels.back, href: "/programs" },
        ]}
      />
    </>
  );
}

/**
 * Neighboring sections share a ground, so that a page has few bands: what takes place, and what comes of it, is dark.
 * Short sections stand on the ground of what they follow.
 */
function groundOf(groups: ReturnType<typeof groupSections>, index: number): Ground {
  const group = groups[index];
  if (Array.isArray(group)) return groundOf(groups, index - 1);
  return group && ["phases", "stories", "list"].includes(group.kind) ? "basalt" : "paper";
}
