import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { FormGuide } from "#app/components/sections/FormGuide.tsx";
import { FormSection } from "#app/components/sections/FormSection.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import { SuccessMessage } from "#app/forms/SuccessMessage.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readApplyPartner } from "#content-model/apply-partner.ts";
import { readForms } from "#content-model/forms.ts";
import { getPagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import { partnerForm } from "#contract/forms/partner.ts";
import type { Route } from "./+types/apply-partner.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { draft, guide }] = await Promise.all([readApplyPartner(), readForms()]);
  return {
    page,
    draft,
    guide,
    backdrop: await getPagePicture("apply-partner"),
    seo: await pageSeo(url, page.seo),
  };
}

export const meta = pageMeta;

export default function ApplyPartner({ loaderData }: Route.ComponentProps) {
  const { page, draft, guide, backdrop } = loaderData;
  return (
    <>
      <Hero size="short" className="lg:[&_h1]:max-w-[9ch]" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...page.hero} />
        <HeroDetails description={page.hero.description} />
      </Hero>
      <FormSection title={page.form.title} aside={page.aside}>
        <SubmissionForm
          form={partnerForm}
          Panel={SuccessMessage}
          formId="partner"
          groups={page.form.groups}
          hints={page.form.hints}
          note={page.form.note}
          draftLabels={draft}
          bannerPosition="bottom"
        />
      </FormSection>
      <Section header={<SectionHeader {...page.partnershipTypes} />}>
        <FeatureList variant="columns" columns={3}>
          {page.partnershipTypes.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <Section ground="raised" layout="split" header={<SectionHeader {...guide} />}>
        <FormGuide items={guide.items} here={guide.here} current="/apply-partner" />
      </Section>
    </>
  );
}
