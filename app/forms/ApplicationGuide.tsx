import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";

/** The steps of each form, drawn as parts of a line, beside each other. */
export function FormSteps({ title, forms }: { title: string; forms: { name: string; steps: string[] }[] }) {
  return (
    <Section spacing="row" header={<SectionHeader title={title} />}>
      <div className="grid gap-8 lg:grid-cols-3">
        {forms.map(({ name, steps }) => (
          <div key={name}>
            <h3 className="text-h3 font-bold">{name}</h3>
            <span aria-hidden className="mt-4 flex gap-1">
              {steps.map((step) => (
                <i
                  key={step}
                  className="h-2 grow bg-hairline-strong [print-color-adjust:exact] forced-colors:bg-[CanvasText]"
                />
              ))}
            </span>
            <TagList className="mt-3">
              {steps.map((step) => (
                <Tag key={step}>{step}</Tag>
              ))}
            </TagList>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What applicants can do on the page of their application. */
export function ApplicationOptions({
  title,
  steps,
}: {
  title: string;
  steps: { title: string; description: string }[];
}) {
  return (
    <Section ground="paper" spacing="row" header={<SectionHeader title={title} />}>
      <FeatureList variant="numbered">
        {steps.map((step, index) => (
          <FeatureListItem key={step.title} index={index} {...step} />
        ))}
      </FeatureList>
    </Section>
  );
}
