import { FounderCall } from "#app/components/sections/ClosingCall.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { fitLine } from "#app/components/ui/fit-text.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readV0 } from "#content-model/home-variants.ts";
import { pageSeo } from "#content-model/seo.ts";
import { getTimeline } from "#content-model/timelines.ts";
import type { Route } from "./+types/v0.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readV0();
  return {
    page,
    steps: getTimeline(page.approach.steps).steps,
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function V0({ loaderData: { page, steps } }: Route.ComponentProps) {
  return (
    <>
      <Hero ground="paper" size="short">
        <HeroHeading {...page.hero} isAccented />
        <HeroDetails description={page.hero.description}>
          <Button href="/apply-founder">{page.hero.founder}</Button>
          <Button href="/programs" variant="secondary">
            {page.hero.programs}
          </Button>
        </HeroDetails>
      </Hero>
      <Section ground="paper" spacing="row" header={<SectionHeader {...page.approach} />}>
        <WeekBlocks steps={steps} />
      </Section>
      <Section
        ground="paper"
        spacing="row"
        isContinued
        header={<SectionHeader {...page.stories} variant="item" />}
      >
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {page.stories.items.map((story, index) => (
            <li
              key={story.title}
              className="reveal border-t border-hairline-strong pt-4"
              style={{ "--reveal-index": index }}
            >
              <Heading level={3} variant="item">
                <ContentText text={story.title} />
              </Heading>
              <p className="mt-1 max-w-text text-small text-quiet">
                <ContentText text={story.description} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <FounderCall {...page.callToAction} />
    </>
  );
}

type Step = { mark: string; title: string; description: string; width: number };

/**
 * Steps as blocks of one length of time, each as large as its part of it: beside each other on wide screens, over texts
 * of equal width, and below each other on others. The last one is the aim.
 */
function WeekBlocks({ steps }: { steps: Step[] }) {
  return (
    <ol className="reveal grid gap-0.5 lg:flex lg:flex-wrap">
      {steps.map(({ mark, title, description, width }, index) => {
        const [unit = "", numbers = ""] = mark.split(" ");
        return (
          <li
            key={mark}
            className="grid grid-cols-[9rem_1fr] gap-x-5 sm:grid-cols-[12rem_1fr] max-lg:min-h-[calc(var(--width)*0.35rem)] lg:contents"
            style={{ "--width": width }}
          >
            <p
              data-ground={index === steps.length - 1 ? "ember" : "basalt"}
              // Less the gap, so that all stand in one row.
              style={{ flexBasis: `calc(${width}% - 0.125rem)` }}
              className="@container flex flex-col justify-between p-3 lg:h-56 lg:p-4 [print-color-adjust:exact] forced-colors:border"
            >
              <span className="text-small">{unit}</span>{" "}
              <span className="text-title whitespace-nowrap" style={fitLine(numbers)}>
                {numbers}
              </span>
            </p>
            <div
              className="py-4 lg:order-1 lg:pr-6"
              style={{ flexBasis: `calc(${100 / steps.length}% - 0.125rem)` }}
            >
              <p aria-hidden className="mb-2 text-small text-quiet max-lg:hidden">
                {mark}
              </p>
              <Heading level={3} variant="item">
                <ContentText text={title} />
              </Heading>
              <p className="mt-2 max-w-short text-quiet">
                <ContentText text={description} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
