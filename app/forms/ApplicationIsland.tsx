import GrowingIsland from "#app/components/terrain/GrowingIsland.tsx";
import { labelOf } from "#contract/forms/form-definition.ts";
import { founderForm } from "#contract/forms/founder.ts";
import { partnerForm } from "#contract/forms/partner.ts";
import type { ApplicationView } from "#contract/responses.ts";

/** Labels of the fields from whose values the application forms draw islands, by the type of the form. */
const islandLabels: Record<string, string> = {
  [founderForm.formType]: labelOf(founderForm, "name"),
  [partnerForm.formType]: labelOf(partnerForm, "organizationName"),
};

/** The island that the applicant saw beside the form; nothing for other forms. Decoration. */
export function ApplicationIsland({ formType, fields }: Pick<ApplicationView, "formType" | "fields">) {
  const seed = fields.find(({ label }) => label === islandLabels[formType])?.value;
  return (
    seed && (
      <div aria-hidden className="mb-8 flex h-48 justify-center sm:h-72 print:hidden">
        <GrowingIsland name={seed} />
      </div>
    )
  );
}
