import { Hero, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { InterviewSection } from "#app/forms/interview/InterviewSection.tsx";
import { usePageInput } from "#app/page-input.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readInterviewPage } from "#content-model/interview.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/interview.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readInterviewPage();
  return { page, seo: await pageSeo(url, { ...page.seo, robots: "noindex" }) };
}

export const meta = pageMeta;

export default function Interview({ loaderData: { page } }: Route.ComponentProps) {
  const { interview, refusedForm } = usePageInput();
  const withoutInterview = interview === "unknown" ? page.unknown : page.withoutLink;
  return (
    <>
      <Hero size="short">
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <Section ground="paper">
        <div className="grid max-w-text gap-10">
          {refusedForm && (
            <div role="alert">
              <Banner variant="error">{refusedForm.message}</Banner>
            </div>
          )}
          {interview && interview !== "unknown" ? (
            <InterviewSection
              interview={interview}
              forms={{
                action: "/api/interview",
                fields: { token: interview.token },
                // The page's address holds the time zone.
                zone: { method: "get" },
              }}
              labels={page.interview}
            />
          ) : (
            <div>
              <Heading level={2} variant="section" className="mb-4">
                {withoutInterview.title}
              </Heading>
              <p>{withoutInterview.description}</p>
            </div>
          )}
        </div>
      </Section>
    </>
  );
}
