import { FeatureList, FeatureListItem } from "#app/components/sections/FeatureList.tsx";
import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";

/** The steps of each form, drawn as parts of a line. */
export function FormSteps({ title, forms }: { title: string; forms: { name: string; steps: string[] }[] }) {
  return (
    <section data-ground="basalt" aria-label={title} className="p-6 md:p-8">
      <Heading level={2} variant="item">
        {title}
      </Heading>
      {forms.map(({ name, steps }) => (
        <div key={name} className="mt-7">
          <h3 className="font-bold">{name}</h3>
          <span aria-hidden className="mt-2 flex gap-1">
            {steps.map((step) => (
              <i
                key={step}
                className="h-2 grow bg-hairline-strong [print-color-adjust:exact] forced-colors:bg-[CanvasText]"
              />
            ))}
          </span>
          <TagList className="mt-2 text-small">
            {steps.map((step) => (
              <Tag key={step}>{step}</Tag>
            ))}
          </TagList>
        </div>
      ))}
    </section>
  );
}

/** What applicants can do on the page of their application, in columns. */
export function ApplicationOptions({
  title,
  steps,
}: {
  title: string;
  steps: { title: string; description: string }[];
}) {
  return (
    <Section ground="paper" spacing="row" isContinued header={<SectionHeader title={title} />}>
      <FeatureList variant="columns" columns={5}>
        {steps.map((step, index) => (
          <FeatureListItem key={step.title} index={index} {...step} />
        ))}
      </FeatureList>
    </Section>
  );
}
