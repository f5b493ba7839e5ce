import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/CallToAction.tsx";
import { ColumnList } from "#app/sections/ColumnList.tsx";
import { Hero } from "#app/sections/Hero.tsx";
import { JoinCard } from "#app/sections/JoinCard.tsx";
import { NumberedList } from "#app/sections/NumberedList.tsx";
import { PersonCard } from "#app/sections/PersonCard.tsx";
import { PictureBand } from "#app/sections/PictureBand.tsx";
import { Section } from "#app/sections/Section.tsx";
import { StatRow } from "#app/sections/StatRow.tsx";
import { Timeline } from "#app/sections/Timeline.tsx";
import { Button } from "#app/ui/Button.tsx";
import { readAbout } from "#content-model/about.ts";
import { pagePicture } from "#content-model/page-pictures.ts";
import { portraitGround, readPeople } from "#content-model/people.ts";
import { pictureOf } from "#content-model/pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/about.ts";

export async function loader() {
  const [page, people] = await Promise.all([readAbout(), readPeople()]);
  return {
    page,
    people: await Promise.all(
      people.map(async (person, place) => ({
        ...person,
        picture: await pictureOf("people", person.slug, {
          palette: "people",
          shape: "portrait",
          ground: portraitGround(place),
          alt: `Portrait of ${person.name}`,
        }),
      })),
    ),
    band: await pagePicture("about-journey"),
    backdrop: await pagePicture("about"),
    seo: await pageSeo({
      path: "/about",
      ...page.seo,
      palette: "people",
    }),
  };
}

export const meta = pageMeta;

export default function About({ loaderData: { page, people, band, backdrop } }: Route.ComponentProps) {
  const { technology, team } = page;
  return (
    <>
      <Hero
        {...page.hero}
        picture={backdrop}
        parallax
        actions={<Button to={`#${team.id}`}>{page.hero.cta}</Button>}
      />
      <Section
        ground="paper"
        label={page.pillars.label}
        heading={page.pillars.heading}
        lead={page.pillars.lead}
      >
        <ColumnList items={page.pillars.items} columns={3} />
      </Section>
      <Section ground="paper" tight label={page.difference.label} heading={page.difference.heading}>
        <NumberedList items={page.difference.items} />
      </Section>
      <Section label={page.nordics.label} heading={page.nordics.heading}>
        <ColumnList items={page.nordics.items} columns={2} />
      </Section>
      <Section tight label={page.impact.label} heading={page.impact.heading}>
        <StatRow stats={page.impact.figures} />
      </Section>
      <PictureBand picture={band} />
      <Section tight label={page.journey.label} heading={page.journey.heading}>
        <Timeline steps={page.journey.items} />
      </Section>
      <Section ground="paper" label={technology.label} heading={technology.heading} split>
        <div className="max-w-[50ch] flex flex-col gap-5 text-lead leading-normal">
          {technology.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section ground="paper" tight label={page.capabilities.label} heading={page.capabilities.heading}>
        <ColumnList items={page.capabilities.items} columns={3} />
      </Section>
      <Section label={page.reasons.label} heading={page.reasons.heading} split>
        <NumberedList items={page.reasons.items} />
      </Section>
      <Section ground="raised" label={page.values.label} heading={page.values.heading}>
        <LargeRows chorus items={page.values.items} />
      </Section>
      <Section ground="paper" id={team.id} label={team.label} heading={team.heading} lead={team.lead}>
        <ul className="grid people">
          {people.map((person, index) => (
            <li key={person.slug} className="reveal" style={{ "--reveal-index": index % 5 }}>
              <PersonCard {...person} words={team} />
            </li>
          ))}
          <li>
            <JoinCard {...team.join} to="/careers" />
          </li>
        </ul>
        <p className="mt-14">
          <Button to="/careers">{team.careers}</Button>
        </p>
      </Section>
      <CallToAction {...page.call} picture={backdrop} />
    </>
  );
}
