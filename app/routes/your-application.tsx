import { useState } from "react";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { ApplicationLookup } from "#app/forms/ApplicationLookup.tsx";
import { usePageInput } from "#app/page-input.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readInterviewPage } from "#content-model/interview.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import type { Route } from "./+types/your-application.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const { result, ...page } = await readYourApplication();
  const { interview } = await readInterviewPage();
  return {
    page: { ...page, result: { ...result, interview } },
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function YourApplication({ loaderData: { page } }: Route.ComponentProps) {
  const [isErased, setErased] = useState(usePageInput().application === "erased");
  return (
    <>
      <Hero ground="paper" size="short" className="[&_h1_span]:inline-block">
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper">
        <div className="lg:w-7/12">
          <ApplicationLookup labels={page} onErased={() => setErased(true)} />
        </div>
      </Section>
      {!isErased && (
        <Section ground="paper" spacing="row" isContinued header={<SectionHeader title={page.aside.title} />}>
          <FeatureList variant="columns" columns={3}>
            {page.aside.steps.map((step, index) => (
              <FeatureListItem key={step.title} index={index} {...step} />
            ))}
          </FeatureList>
        </Section>
      )}
    </>
  );
}
