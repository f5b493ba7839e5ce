import { CallActions } from "#app/components/sections/CallActions.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { StepsAside } from "#app/components/sections/StepsAside.tsx";
import { Banner } from "#app/components/ui/Banner.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { InterviewSection } from "#app/forms/interview/InterviewSection.tsx";
import { usePageInput } from "#app/page-input.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readInterviewPage } from "#content-model/interview.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/interview.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const page = await readInterviewPage();
  return {
    page,
    backdrop: await getPageBackdrop("interview", "half"),
    seo: await pageSeo(url, { ...page.seo, robots: "noindex" }),
  };
}

export const meta = pageMeta;

export default function Interview({ loaderData: { page, backdrop } }: Route.ComponentProps) {
  const { interview, refusedForm } = usePageInput();
  const known = interview === "unknown" ? undefined : interview;
  const { options, actions, ...withoutLink } = page.withoutLink;
  const notice = interview === "unknown" ? page.unknown : withoutLink;
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        {known && <HeroDetails description={page.hero.description} />}
      </Hero>
      <Section ground="paper">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="grid max-w-text content-start gap-10 lg:col-span-7">
            {refusedForm && (
              <div role="alert">
                <Banner variant="error">{refusedForm.message}</Banner>
              </div>
            )}
            {known ? (
              <InterviewSection
                interview={known}
                forms={{
                  action: "/api/interview",
                  fields: { token: known.token },
                  // Written out, because a page that answers a refused form has the address of that form.
                  zone: { method: "get", action: `/interview/${known.token}` },
                }}
                labels={page.interview}
              />
            ) : (
              <>
                <div>
                  <Heading level={2} variant="entry" className="mb-4">
                    {notice.title}
                  </Heading>
                  <p>{notice.description}</p>
                </div>
                {actions && <CallActions actions={actions} />}
              </>
            )}
          </div>
          {!known && options && (
            <StepsAside
              title={options}
              steps={[page.interview.offered, page.interview.move, page.interview.cancel]}
            />
          )}
        </div>
      </Section>
    </>
  );
}
