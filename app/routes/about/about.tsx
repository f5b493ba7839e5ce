import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { InvitationCard } from "#app/components/sections/InvitationCard.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Stat, StatRow } from "#app/components/sections/StatRow.tsx";
import { Timeline, TimelineStep } from "#app/components/sections/Timeline.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readAbout } from "#content-model/about.ts";
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
    journey: await getPagePicture("about-journey"),
    backdrop: await getPagePicture("about"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "people" }),
  };
}

export const meta = pageMeta;

export default function About({ loaderData: { page, people, journey, backdrop } }: Route.ComponentProps) {
  const { technology, team } = page;
  return (
    <>
      <Hero size="tall" backdrop={<HeroBackdrop picture={backdrop} parallax />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description}>
          <Button href={`#${team.id}`}>{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" header={<SectionHeader {...page.pillars} />}>
        <FeatureList variant="large">
          {page.pillars.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="paper" spacing="continued" header={<SectionHeader {...page.difference} />}>
        <FeatureList variant="numbered">
          {page.difference.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section
        header={<SectionHeader {...page.nordics} />}
        backdrop={<ContourBackdrop placement="side" picture={journey} />}
      >
        <FeatureList variant="rows">
          {page.nordics.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section
        ground="ember"
        header={<SectionHeader {...page.impact} />}
        backdrop={<ContourBackdrop placement="fill" picture={backdrop} className="lg:opacity-40" />}
      >
        <StatRow variant="featured">
          {page.impact.figures.map((figure, index) => (
            <Stat key={figure.label} index={index} {...figure} />
          ))}
        </StatRow>
        <Heading level={3} variant="entry" className="mt-20 mb-8">
          {page.impact.counting.title}
        </Heading>
        <FeatureList variant="columns" columns={3} titleLevel={4}>
          {page.impact.counting.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section header={<SectionHeader {...page.journey} />}>
        <Timeline>
          {page.journey.items.map((step, index) => (
            <TimelineStep key={step.title} index={index} {...step} />
          ))}
        </Timeline>
      </Section>
      <Section ground="paper" layout="split" header={<SectionHeader {...technology} />}>
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
          {technology.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={
                index === 0
                  ? "text-[clamp(1.5rem,2.6vw,2.25rem)] leading-tight font-bold tracking-heading md:col-span-2"
                  : ""
              }
            >
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section ground="paper" spacing="continued" header={<SectionHeader {...page.capabilities} />}>
        <FeatureList variant="steps">
          {page.capabilities.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section layout="split" header={<SectionHeader {...page.reasons} />}>
        <FeatureList variant="numbered">
          {page.reasons.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="raised" header={<SectionHeader {...page.values} />}>
        <FeatureList variant="large" emphasis="group">
          {page.values.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="paper" id={team.id} header={<SectionHeader {...team} />}>
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
      <CallToAction {...page.callToAction} variant="large" picture={backdrop} />
    </>
  );
}
