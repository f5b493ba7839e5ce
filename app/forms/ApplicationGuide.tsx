import { Section, SectionHeader } from "#app/components/sections/Section.tsx";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";

/** The steps of each form, each under its part of a line, or beside it on narrow screens. */
export function FormSteps({ title, forms }: { title: string; forms: { name: string; steps: string[] }[] }) {
  return (
    <Section spacing="row" header={<SectionHeader title={title} />}>
      <div className="grid gap-12">
        {forms.map(({ name, steps }) => (
          <div key={name} className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-baseline">
            <h3 className="text-h3 font-bold lg:col-span-3">{name}</h3>
            <ol className="grid gap-1 lg:col-span-9 lg:auto-cols-fr lg:grid-flow-col">
              {steps.map((step, index) => (
                <li
                  key={step}
                  className="flex gap-2 border-text pr-3 max-lg:border-l-2 max-lg:py-2 max-lg:pl-4 lg:border-t-2 lg:pt-3"
                >
                  <span aria-hidden className="text-quiet">
                    {index + 1}
                  </span>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
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
      <FactList className="max-sm:[--fact-columns:1fr] sm:[--fact-term:calc((100%-2rem)/3)]">
        {steps.map((step) => (
          <Fact key={step.title} term={<span className="text-h3 font-bold text-text">{step.title}</span>}>
            {step.description}
          </Fact>
        ))}
      </FactList>
    </Section>
  );
}
