import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import "./StepList.css";

/** Four steps on a drawn line that climbs from left to right over the whole page; a straight line on narrow screens. */
export function StepList({ steps }: { steps: { title: string; description: string }[] }) {
  return (
    <ol className="step-list">
      {steps.map((step, index) => (
        <li key={step.title} style={{ "--steps-below": steps.length - 1 - index }}>
          <div className="reveal" style={{ "--reveal-index": index }}>
            <p aria-hidden className="mb-4 tabular-nums text-h2 font-text text-quiet">
              {ordinal(index + 1)}
            </p>
            <Heading level={3} variant="item">
              {step.title}
            </Heading>
            <p className="mt-3 text-quiet">
              <ContentText text={step.description} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
