import { JoinCall } from "#app/components/sections/ClosingCall.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { PointList } from "#app/components/sections/PointList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { AreaMap } from "#app/components/ui/AreaMap.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readAbout } from "#content-model/about.ts";
import { getMap } from "#content-model/maps.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
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
    backdrop: await getPagePicture("about"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "people" }),
  };
}

export const meta = pageMeta;

export default function About({ loaderData: { page, people, map, backdrop } }: Route.ComponentProps) {
  const { technology, team } = page;
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} parallax />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href={`#${team.id}`}>{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" spacing="row" id={team.id} header={<SectionHeader {...team} />}>
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
        <Button href="/careers">{team.careers}</Button>
      </Section>
      <Section spacing="row" layout="split" header={<SectionHeader {...page.pillars} />}>
        <FeatureList variant="columns" columns={3}>
          {page.pillars.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="raised" spacing="row">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-2 lg:gap-x-16">
          <PointList {...page.difference} />
          <PointList {...page.reasons} />
        </div>
      </Section>
      <Section ground="paper" spacing="row">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <PointList {...page.nordics} />
          </div>
          <AreaMap map={map} className="self-start lg:col-span-4 lg:col-start-9" />
        </div>
      </Section>
      <Section
        id="impact"
        ground="ember"
        spacing="row"
        layout="split"
        header={<SectionHeader {...page.impact} />}
      >
        <StatRow>
          {page.impact.figures.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
        <details className="mt-12">
          <summary className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
            {page.impact.counting.title}
          </summary>
          <FeatureList variant="columns" columns={3} className="mt-6">
            {page.impact.counting.items.map((item, index) => (
              <FeatureListItem key={item.title} index={index} {...item} />
            ))}
          </FeatureList>
        </details>
      </Section>
      <Section spacing="row">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-2 lg:gap-x-16">
          <PointList {...page.journey} />
          <section>
            <Eyebrow>{page.company.label}</Eyebrow>
            <Heading level={2} variant="section" className="mt-5">
              <Accented text={page.company.title} />
            </Heading>
            <FactList className="mt-6">
              {page.company.facts.map(({ term, value, sample }) => (
                <Fact key={term} term={term} sample={sample}>
                  {value}
                </Fact>
              ))}
            </FactList>
          </section>
        </div>
      </Section>
      <Section ground="paper" spacing="row">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-2 lg:gap-x-16">
          <div>
            <Eyebrow>{technology.label}</Eyebrow>
            <Heading level={2} variant="section" className="mt-5 mb-8">
              {technology.title}
            </Heading>
            {technology.paragraphs.map((paragraph, index) => (
              <p
                key={paragraph}
                className={index === 0 ? "text-statement leading-[1.3] font-bold" : "mt-6 max-w-prose"}
              >
                {paragraph}
              </p>
            ))}
          </div>
          <PointList {...page.capabilities} />
        </div>
      </Section>
      <Section ground="raised" spacing="row" layout="split" header={<SectionHeader {...page.values} />}>
        <FeatureList variant="columns">
          {page.values.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <JoinCall {...page.callToAction} />
    </>
  );
}
