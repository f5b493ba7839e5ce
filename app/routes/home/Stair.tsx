import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

/** Steps up an ember line that enters at the left and leaves at the right; down a plain one where it is narrow. */
export function Stair({ steps }: { steps: { title: string; description: string }[] }) {
  return (
    <ol className="stair">
      {steps.map((step, index) => (
        <li key={step.title} style={{ "--below": steps.length - 1 - index }}>
          <div className="reveal" style={{ "--reveal-index": index }}>
            <p aria-hidden className="stair-number tabular">
              {ordinal(index + 1)}
            </p>
            <Heading level={3} variant="item">
              {step.title}
            </Heading>
            <p className="mt-3 text-quiet">{step.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
