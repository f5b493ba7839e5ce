import { FounderCall } from "#app/components/sections/ClosingCall.tsx";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Accented } from "#app/components/ui/Accented.tsx";
import { AreaMap } from "#app/components/ui/AreaMap.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { formatSpan } from "#content-model/calendars.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { getMap } from "#content-model/maps.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readStudio } from "#content-model/studio.ts";
import type { Route } from "./+types/studio.ts";
import { ReviewFigures } from "./ReviewFigures.tsx";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readStudio();
  return {
    page,
    maps: await Promise.all(page.markets.items.map((market) => getMap(market.map))),
    plans: page.markets.items.map(({ steps }) =>
      steps.map(({ description, unit, from, to }) => ({ time: formatSpan(unit, from, to), description })),
    ),
    backdrop: await getPageBackdrop("studio"),
    seo: await pageSeo(url, { ...page.seo, pictureStyle: "climate" }),
  };
}

export const meta = pageMeta;

export default function Studio({ loaderData: { page, maps, plans, backdrop } }: Route.ComponentProps) {
  const { markets } = page;
  return (
    <>
      <Hero backdrop={<HeroBackdrop picture={backdrop} parallax />}>
        <HeroHeading {...page.hero} />
        <HeroDetails
          description={page.hero.description}
          figures={
            <AnchorIndex
              anchors={[page.principles, markets, page.review].map(({ id, title }) => ({ id, title }))}
            />
          }
        >
          <Button href={`#${markets.id}`}>{page.hero.cta}</Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" id={page.principles.id} header={<SectionHeader {...page.principles} />}>
        <FeatureList variant="large">
          {page.principles.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section id={markets.id} header={<SectionHeader {...markets} />}>
        <Tabs
          name={markets.id}
          label={markets.toggle}
          tabs={markets.items.map((market, index) => ({
            id: market.id,
            title: market.title,
            panel: (
              <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
                {maps[index] && (
                  <AreaMap map={maps[index]} className="self-start lg:col-span-5 xl:col-span-4" />
                )}
                <div className="flex flex-col justify-between gap-y-10 lg:col-span-7 xl:col-span-8">
                  <p className="max-w-text text-lead leading-normal">
                    <ContentText text={market.text} />
                  </p>
                  <FactList>
                    {market.facts.map((fact) => (
                      <Fact key={fact.term} term={fact.term}>
                        {fact.value}
                      </Fact>
                    ))}
                  </FactList>
                  <StepLine steps={plans[index] ?? []} />
                </div>
              </div>
            ),
          }))}
        />
      </Section>
      <Section ground="paper" id={page.review.id} header={<SectionHeader {...page.review} />}>
        <ReviewFigures {...page.review} />
      </Section>
      <FounderCall {...page.callToAction} />
    </>
  );
}

/** The steps of a plan below each other, each with its time. */
function StepLine({ steps }: { steps: { time: string; description: string }[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {steps.map(({ time, description }) => (
        <li key={time} className="border-l-2 border-ember pl-4">
          <p className="text-label text-quiet tabular-nums">{time}</p>
          <p className="mt-1 leading-snug font-bold">
            <ContentText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The parts of a page as numbered links, in its first view. */
function AnchorIndex({ anchors }: { anchors: { id: string; title: string }[] }) {
  return (
    <ol className="md:-mt-8">
      {anchors.map(({ id, title }, index) => (
        <li key={id} className="border-b border-hairline">
          <a href={`#${id}`} className="group flex items-baseline py-5">
            <span aria-hidden className="w-(--number-gutter) shrink-0 text-label text-accent tabular-nums">
              {ordinal(index + 1)}
            </span>
            <span className="text-row leading-tight font-bold group-hover:text-accent">
              <Accented text={title} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
