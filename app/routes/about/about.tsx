import { JoinCall } from "#app/components/sections/ClosingCall.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { TitledRows } from "#app/components/sections/TitledRows.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { AreaMap } from "#app/components/ui/AreaMap.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readAbout } from "#content-model/about.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { getMap } from "#content-model/maps.ts";
import { readPeople } from "#content-model/people.ts";
import { getPersonPicture } from "#content-model/person-picture.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/about.ts";
import { PersonCard } from "./PersonCard.tsx";
import { PersonGrid, PersonGridItem } from "./PersonGrid.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, people] = await Promise.all([readAbout(), readPeople()]);
  return {
    page,
    people: await Promise.all(
      people.map(async (person, index) => ({
        ...person,
        picture: await getPersonPicture(person, index),
      })),
    ),
    map: await getMap("nordics"),
    backdrop: await getPageBackdrop("about", "half"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "people" }),
  };
}

export const meta = pageMeta;

export default function About({ loaderData: { page, people, map, backdrop } }: Route.ComponentProps) {
  const { team } = page;
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} parallax />}>
        <HeroHeading {...page.hero} isAccented />
        <HeroDetails description={page.hero.description}>
          <Button href={`#${team.id}`}>{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <div id={team.id}>
        <Section
          ground="paper"
          header={
            <SectionHeader {...page.pillars}>
              <ul className="grid gap-2">
                {page.pillars.items.map(({ title, description }) => (
                  <li key={title} className="text-quiet">
                    <strong className="block font-bold text-text">{title}</strong>{" "}
                    <ContentText text={description} />
                  </li>
                ))}
              </ul>
            </SectionHeader>
          }
        >
          <Eyebrow className="mb-5">{team.title}</Eyebrow>
          <PersonGrid>
            {people.map((person, index) => (
              <PersonGridItem key={person.slug} index={index}>
                <PersonCard {...person} labels={team} />
              </PersonGridItem>
            ))}
            <PersonGridItem>
              <InvitationCard {...team.join} href="/careers" />
            </PersonGridItem>
          </PersonGrid>
          <div className="flex">
            <Button href="/careers" variant="secondary">
              {team.join.title}
            </Button>
          </div>
        </Section>
      </div>
      <Section ground="paper" isContinued header={<SectionHeader {...page.nordics} />}>
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
          {/* The part of the map around its stops. */}
          <div className="aspect-4/3 overflow-hidden print:hidden">
            <AreaMap map={map} className="-translate-y-[40%]" />
          </div>
          <FeatureList variant="columns" columns={2}>
            {page.nordics.items.map((item, index) => (
              <FeatureListItem key={item.title} index={index} {...item} />
            ))}
          </FeatureList>
        </div>
      </Section>
      <Section id="impact" ground="ember" spacing="row" aria-labelledby="impact-title">
        <Heading level={2} variant="section" id="impact-title" className="mb-6">
          <Accented text={page.impact.title} />
        </Heading>
        <StatRow>
          {page.impact.figures.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
      </Section>
      <Section header={<SectionHeader {...page.difference} />}>
        <FeatureList variant="large">
          {page.difference.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section isContinued header={<SectionHeader {...page.journey} />} className="overflow-x-clip">
        <ol className="grid gap-8 md:grid-cols-3">
          {page.journey.items.map((item, index) => (
            <li key={item.title} className="reveal" style={{ "--reveal-index": index }}>
              <NumberedCard {...item} />
            </li>
          ))}
        </ol>
      </Section>
      <Section ground="paper" spacing="row">
        <TitledRows
          rows={[
            {
              ...page.company,
              items: page.company.facts.map(({ term, value }) => ({ title: term, description: value })),
            },
            page.reasons,
            { title: page.technology.title, items: page.technology.paragraphs },
            page.capabilities,
            page.values,
          ]}
        />
      </Section>
      <JoinCall {...page.callToAction} />
    </>
  );
}
