import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { FormSection } from "#app/components/sections/FormSection.tsx";
import { Hero, HeroBackdrop, HeroDetails, HeroHeading } from "#app/components/sections/Hero.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { TextLink } from "#app/components/ui/TextLink.tsx";
import { FormDrawing } from "#app/forms/FormDrawing.tsx";
import { SubmissionForm } from "#app/forms/SubmissionForm.tsx";
import { SuccessMessage } from "#app/forms/SuccessMessage.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readApplyPartner } from "#content-model/apply-partner.ts";
import { readForms } from "#content-model/forms.ts";
import { getPageBackdrop } from "#content-model/land/spots.ts";
import { readSeaChart } from "#content-model/sea-chart.ts";
import { pageSeo } from "#content-model/seo.ts";
import { partnerForm } from "#contract/forms/partner.ts";
import type { Route } from "./+types/apply-partner.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const [page, { draft, drawing }] = await Promise.all([readApplyPartner(), readForms()]);
  return {
    page,
    draft,
    drawing,
    chart: await readSeaChart(),
    backdrop: await getPageBackdrop("apply-partner", "half"),
    seo: await pageSeo(url, page.seo),
  };
}

const formId = "partner";

export const meta = pageMeta;

export default function ApplyPartner({ loaderData }: Route.ComponentProps) {
  const { page, draft, drawing, chart, backdrop } = loaderData;
  const { hero } = page;
  return (
    <>
      <Hero size="half" backdrop={<HeroBackdrop picture={backdrop} />}>
        <HeroHeading {...hero} isAccented />
        <HeroDetails
          description={hero.description}
          aside={
            <p>
              {hero.otherForm.question} <TextLink href={hero.otherForm.href}>{hero.otherForm.label}</TextLink>
            </p>
          }
        />
      </Hero>
      <Section header={<SectionHeader title={page.partnershipTypes.title} />}>
        <FeatureList variant="columns" columns={3}>
          {page.partnershipTypes.items.map((item, index) => (
            <FeatureListItem key={item.title} index={index} {...item} />
          ))}
        </FeatureList>
      </Section>
      <FormSection
        title={page.form.title}
        aside={page.aside}
        drawing={
          <FormDrawing
            form={partnerForm}
            formId={formId}
            seedField="organizationName"
            chart={chart}
            caption={drawing}
          />
        }
      >
        <SubmissionForm
          form={partnerForm}
          Panel={SuccessMessage}
          formId={formId}
          groups={page.form.groups}
          hints={page.form.hints}
          note={page.form.note}
          draftLabels={draft}
          bannerPosition="bottom"
        />
      </FormSection>
    </>
  );
}
