import { CallToAction } from "#app/components/sections/CallToAction.tsx";
import { Hero } from "#app/components/sections/Hero.tsx";
import { JoinCard } from "#app/components/sections/JoinCard.tsx";
import { LargeRows } from "#app/components/sections/LargeRows.tsx";
import { NumberedList } from "#app/components/sections/NumberedList.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { StairList } from "#app/components/sections/StairList.tsx";
import { StatementList } from "#app/components/sections/StatementList.tsx";
import { StatRow } from "#app/components/sections/StatRow.tsx";
import { Timeline } from "#app/components/sections/Timeline.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readAbout } from "#content-model/about.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { getPortraitGround, readPeople } from "#content-model/people.ts";
import { getPicture } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/about.ts";
import { PersonCard } from "./PersonCard.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, people] = await Promise.all([readAbout(), readPeople()]);
  return {
    page,
    people: await Promise.all(
      people.map(async (person, place) => ({
        ...person,
        picture: await getPicture("people", person.slug, {
          style: "people",
          size: "portrait",
          ground: getPortraitGround(place),
          alt: `Portrait of ${person.name}`,
        }),
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
      <Hero
        {...page.hero}
        form="tall"
        picture={backdrop}
        parallax
        actions={<Button href={`#${team.id}`}>{page.hero.cta}</Button>}
      />
      <Section ground="paper" {...page.pillars}>
        <LargeRows items={page.pillars.items} />
      </Section>
      <Section ground="paper" tight {...page.difference}>
        <NumberedList items={page.difference.items} />
      </Section>
      <Section {...page.nordics} land={<ContourBackdrop placement="side" picture={journey} />}>
        <StatementList items={page.nordics.items} />
      </Section>
      <Section ground="ember" {...page.impact} land={<ContourBackdrop placement="fill" picture={backdrop} />}>
        <StatRow lead stats={page.impact.figures} />
      </Section>
      <Section {...page.journey}>
        <Timeline steps={page.journey.items} />
      </Section>
      <Section ground="paper" {...technology} split>
        <div className="statement grid gap-x-8 gap-y-10 md:grid-cols-2">
          {technology.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section ground="paper" tight {...page.capabilities}>
        <StairList items={page.capabilities.items} />
      </Section>
      <Section {...page.reasons} split>
        <NumberedList items={page.reasons.items} />
      </Section>
      <Section ground="raised" {...page.values}>
        <LargeRows chorus items={page.values.items} />
      </Section>
      <Section ground="paper" {...team}>
        <ul className="grid people">
          {people.map((person, index) => (
            <li key={person.slug} className="reveal" style={{ "--reveal-index": index % 5 }}>
              <PersonCard {...person} words={team} />
            </li>
          ))}
          <li>
            <JoinCard {...team.join} href="/careers" />
          </li>
        </ul>
        <p>
          <Button href="/careers">{team.careers}</Button>
        </p>
      </Section>
      <CallToAction {...page.call} form="poster" picture={backdrop} />
    </>
  );
}
