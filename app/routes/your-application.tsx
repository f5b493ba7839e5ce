import { PageScript } from "#app/components/layout/PageScript.tsx";
import { Hero, HeroHeading } from "#app/components/sections/Hero.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { ApplicationOptions, FormSteps } from "#app/forms/ApplicationGuide.tsx";
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
import applicationScriptUrl from "#generated/startup/application-forms.js?url";
import type { Route } from "./+types/your-application.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const { result, ...page } = await readYourApplication();
  const { kinds } = page.steps;
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
      { name: kinds?.founder ?? founder.seo.title, steps: stepsOf(founder) },
      { name: kinds?.partner ?? partner.seo.title, steps: stepsOf(partner) },
      { name: kinds?.job ?? careers.seo.title, steps: stepsOf(job) },
    ],
    page: { ...page, result: { ...result, interview } },
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

const loadApplicationScript = () => import("#app/page-script/application-forms.ts");

export default function YourApplication({ loaderData: { page, forms } }: Route.ComponentProps) {
  const { application, hasApp } = usePageInput();
  return (
    <>
      <Hero ground="paper" size="short">
        <div className="lg:col-span-6 lg:pr-6">
          <HeroHeading {...page.hero} />
          <p className="mt-6 max-w-text text-lead leading-normal text-quiet">
            <ContentText text={page.hero.description} />
          </p>
        </div>
        <div className="mt-12 lg:col-span-6 lg:mt-0 lg:pt-12">
          <ApplicationLookup labels={page} />
        </div>
      </Hero>
      {application !== "erased" && (
        <>
          <ApplicationOptions {...page.aside} />
          <FormSteps {...page.steps} forms={forms} />
        </>
      )}
      {/* An answer has no scripts: it holds the code. */}
      {hasApp !== false && <PageScript src={applicationScriptUrl} load={loadApplicationScript} />}
    </>
  );
}
