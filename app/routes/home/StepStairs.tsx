import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

/** Four steps on a drawn line that climbs from left to right over the whole page; a straight line on narrow screens. */
export function StepStairs({ steps }: { steps: { title: string; description: string }[] }) {
  return (
    <ol className="step-stairs">
      {steps.map((step, index) => (
        <li key={step.title} style={{ "--steps-below": steps.length - 1 - index }}>
          <div className="reveal" style={{ "--reveal-index": index }}>
            <p
              aria-hidden
              className="mb-4 tabular-nums text-[clamp(3rem,5vw,4.5rem)] leading-none font-text tracking-display text-quiet"
            >
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
