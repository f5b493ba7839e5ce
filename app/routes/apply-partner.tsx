import { ColumnList } from "#app/components/sections/ColumnList.tsx";
import { FormSection } from "#app/components/sections/FormSection.tsx";
import { Hero } from "#app/components/sections/Hero.tsx";
import { Section } from "#app/components/sections/Section.tsx";
import { PartnerForm } from "#app/forms/PartnerForm.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { readApplyPartner } from "#content-model/apply-partner.ts";
import { readForms } from "#content-model/forms.ts";
import { pagePicture } from "#content-model/page-pictures.ts";
import { pageSeo } from "#content-model/seo.ts";
import type { Route } from "./+types/apply-partner.ts";

export async function loader() {
  const [page, { draft }] = await Promise.all([readApplyPartner(), readForms()]);
  return {
    page,
    draft,
    backdrop: await pagePicture("apply-partner"),
    seo: await pageSeo({ path: "/apply-partner", ...page.seo }),
  };
}

export const meta = pageMeta;

export default function ApplyPartner({ loaderData: { page, draft, backdrop } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} form="short" picture={backdrop} />
      <FormSection title={page.form.title} aside={page.aside}>
        <PartnerForm {...page.form} draft={draft} />
      </FormSection>
      <Section {...page.kinds}>
        <ColumnList items={page.kinds.items} />
      </Section>
    </>
  );
}
