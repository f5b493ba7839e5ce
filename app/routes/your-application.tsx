import { useState } from "react";
import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import { ApplicationLookup } from "#app/forms/ApplicationLookup.tsx";
import { usePageInput } from "#app/page-input.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readApplyFounder } from "#content-model/apply-founder.ts";
import { readApplyPartner } from "#content-model/apply-partner.ts";
import { readCareers } from "#content-model/careers.ts";
import { readInterviewPage } from "#content-model/interview.ts";
import { readJobPage } from "#content-model/jobs.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import type { Route } from "./+types/your-application.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const { result, ...page } = await readYourApplication();
  const { interview } = await readInterviewPage();
  const [founder, partner, careers, job] = await Promise.all([
    readApplyFounder(),
    readApplyPartner(),
    readCareers(),
    readJobPage(),
  ]);
  const stepsOf = ({ aside }: typeof job | typeof founder | typeof partner) =>
    aside.steps.map(({ title }) => title);
  return {
    forms: [
      { name: founder.seo.title, steps: stepsOf(founder) },
      { name: partner.seo.title, steps: stepsOf(partner) },
      { name: careers.seo.title, steps: stepsOf(job) },
    ],
    page: { ...page, result: { ...result, interview } },
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function YourApplication({ loaderData: { page, forms } }: Route.ComponentProps) {
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
          {!isErased && <FormSteps {...page.steps} forms={forms} />}
        </div>
      </Section>
      {!isErased && (
        <Section ground="paper" spacing="row" isContinued header={<SectionHeader title={page.aside.title} />}>
          <FeatureList variant="columns" columns={5}>
            {page.aside.steps.map((step, index) => (
              <FeatureListItem key={step.title} index={index} {...step} />
            ))}
          </FeatureList>
        </Section>
      )}
    </>
  );
}

/** The steps of each form, drawn as parts of a line, of which every application has reached the first. */
function FormSteps({ title, forms }: { title: string; forms: { name: string; steps: string[] }[] }) {
  return (
    <section
      data-ground="basalt"
      aria-label={title}
      className="p-6 md:p-8 lg:col-span-4 lg:col-start-9 lg:self-start"
    >
      <Heading level={2} variant="item">
        {title}
      </Heading>
      {forms.map(({ name, steps }) => (
        <div key={name} className="mt-7">
          <h3 className="font-bold">{name}</h3>
          <span aria-hidden className="mt-2 flex gap-1">
            {steps.map((step) => (
              <i
                key={step}
                className="h-2 grow bg-hairline-strong [print-color-adjust:exact] first:bg-ember"
              />
            ))}
          </span>
          <TagList className="mt-2 text-small">
            {steps.map((step) => (
              <Tag key={step}>{step}</Tag>
            ))}
          </TagList>
        </div>
      ))}
    </section>
  );
}
