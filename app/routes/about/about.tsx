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
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NumberedCard } from "#app/components/ui/NumberedCard.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readAbout } from "#content-model/about.ts";
import { getPageBackdrop } from "#content-model/land-spots.ts";
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
  const { technology, team } = page;
  const [statement, ...paragraphs] = technology.paragraphs;
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
          header={<SectionHeader {...page.pillars} />}
          className="[--section-bottom:0px]"
        >
          <FeatureList variant="columns" columns={3}>
            {page.pillars.items.map((item, index) => (
              <FeatureListItem key={item.title} index={index} {...item} />
            ))}
          </FeatureList>
        </Section>
        <Section ground="paper" spacing="row">
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
        </Section>
      </div>
      <Section ground="paper" spacing="row" isContinued>
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <AreaMap map={map} className="max-w-md self-start lg:col-span-5 lg:max-w-none" />
          <div className="max-lg:order-first lg:col-span-6 lg:col-start-7">
            <PointList {...page.nordics} />
          </div>
        </div>
      </Section>
      <Section id="impact" ground="ember" spacing="row" aria-labelledby="impact-title">
        <Heading level={2} variant="secondary" id="impact-title" className="mb-6">
          <Accented text={page.impact.title} />
        </Heading>
        <StatRow>
          {page.impact.figures.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
      </Section>
      <Section spacing="row">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
          <PointList {...page.difference} />
          <PointList {...page.reasons} />
        </div>
      </Section>
      <Section
        isContinued
        header={<SectionHeader {...page.journey} />}
        className="overflow-x-clip [--section-bottom:var(--section-row)]"
      >
        <ol className="grid gap-8 md:grid-cols-3">
          {page.journey.items.map((item, index) => (
            <li key={item.title} className="reveal" style={{ "--reveal-index": index }}>
              <NumberedCard {...item} />
            </li>
          ))}
        </ol>
      </Section>
      <Section spacing="row" layout="split" isContinued header={<SectionHeader {...page.company} />}>
        <FactList>
          {page.company.facts.map(({ term, value }) => (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ))}
        </FactList>
      </Section>
      <Section
        ground="paper"
        spacing="row"
        layout="split"
        header={<SectionHeader title={technology.title} />}
      >
        <p className="reveal text-lead leading-normal">{statement && <ContentText text={statement} />}</p>
        <div className="mt-8 grid gap-x-8 gap-y-4 md:grid-cols-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-text text-quiet">
              <ContentText text={paragraph} />
            </p>
          ))}
        </div>
        <Heading level={3} variant="item" className="mt-12 mb-6">
          {page.capabilities.title}
        </Heading>
        <FeatureList variant="numbered" titleLevel={4}>
          {page.capabilities.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="paper" spacing="row" isContinued header={<SectionHeader {...page.values} />}>
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
