import { useState } from "react";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
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
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <ApplicationLookup labels={page} onErased={() => setErased(true)} />
          </div>
          {!isErased && (
            <section aria-label={page.aside.title} className="lg:col-span-4 lg:col-start-9">
              <Heading level={2} variant="item" className="mb-6">
                {page.aside.title}
              </Heading>
              <FeatureList variant="icons">
                {page.aside.steps.map((step, index) => (
                  <FeatureListItem key={step.title} index={index} {...step} />
                ))}
              </FeatureList>
            </section>
          )}
        </div>
      </Section>
    </>
  );
}
