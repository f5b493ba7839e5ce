import { useState } from "react";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { StepsAside } from "#app/components/sections/StepsAside.tsx";
import { ApplicationLookup } from "#app/forms/ApplicationLookup.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import type { Route } from "./+types/your-application.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readYourApplication();
  return {
    page,
    backdrop: await getPagePicture("your-application"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function YourApplication({ loaderData: { page, backdrop } }: Route.ComponentProps) {
  const [isErased, setErased] = useState(false);
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
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
