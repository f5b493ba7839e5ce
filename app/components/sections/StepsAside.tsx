import { Heading } from "#app/components/ui/Heading.tsx";

/** What happens next, or what one can do here, in steps beside a form and in view while it is filled in. */
export function StepsAside({
  title,
  steps,
}: {
  title: string;
  steps: { title: string; description: string }[];
}) {
  return (
    <aside aria-label={title} className="lg:col-span-4 lg:col-start-9">
      {/* On the lines of the form: its heading's foot, its first rule. */}
      <div className="lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:pt-6">
        <Heading level={2} variant="item" className="mb-6 lg:mb-11">
          {title}
        </Heading>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.title}>
              <p className="font-bold">{step.title}</p>
              <p className="mt-1 text-small text-quiet">{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
