import { lazy, Suspense, useState } from "react";
import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { StepsAside } from "#app/components/sections/StepsAside.tsx";
import { ApplicationLookup } from "#app/forms/ApplicationLookup.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import type { Route } from "./+types/your-application.ts";

// What draws islands loads after the page, which shows this one from the start.
const DashedCoast = lazy(async () => ({
  default: (await import("#app/components/terrain/DashedCoast.tsx")).DashedCoast,
}));

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readYourApplication();
  return {
    page,
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function YourApplication({ loaderData: { page } }: Route.ComponentProps) {
  const [isErased, setErased] = useState(false);
  return (
    <>
      <Hero size="short" className="lg:[&_h1]:max-w-none [&_h1_span]:inline-block">
        <HeroHeading {...page.hero} />
        <div className="lg:col-span-5 lg:col-start-8">
          {/* The applicant's island stands in the application, once it is open. */}
          <div aria-hidden className="-ml-6 aspect-4/3 w-64 max-lg:hidden xl:w-80">
            <Suspense>
              <DashedCoast />
            </Suspense>
          </div>
          <HeroDetails description={page.hero.description} />
        </div>
      </Hero>
      <Section ground="paper" spacing="reading">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <ApplicationLookup labels={page} onErased={() => setErased(true)} />
          </div>
          {!isErased && <StepsAside {...page.aside} />}
        </div>
      </Section>
    </>
  );
}
