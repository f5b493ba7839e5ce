import { FormSection } from "#app/components/sections/FormSection.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { CheckList, CheckListItem } from "#app/components/ui/CheckList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readApplyFounder } from "#content-model/apply-founder.ts";
import { readForms } from "#content-model/forms.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { founderForm } from "#contract/forms/founder.ts";
import type { Route } from "./+types/apply-founder.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { draft }] = await Promise.all([readApplyFounder(), readForms()]);
  return {
    page,
    draft,
    backdrop: await getPagePicture("apply-founder"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function ApplyFounder({ loaderData: { page, draft, backdrop } }: Route.ComponentProps) {
  const { fit } = page;
  return (
    <>
      <Hero size="short" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <FormSection title={page.form.title} aside={page.aside}>
        <SubmissionForm
          form={founderForm}
          formId="founder"
          groups={page.form.groups}
          hints={page.form.hints}
          note={page.form.note}
          draftLabels={draft}
        />
      </FormSection>
      <Section header={<SectionHeader {...fit} />}>
        <div className="grid gap-x-8 gap-y-14 md:grid-cols-2">
          {[fit.yes, fit.no].map((list) => (
            <div key={list.title}>
              <Heading level={3} variant="item" className="mb-6">
                {list.title}
              </Heading>
              <CheckList>
                {list.items.map((item) => (
                  <CheckListItem key={item} variant={list === fit.yes ? "check" : "arrow"}>
                    {item}
                  </CheckListItem>
                ))}
              </CheckList>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
