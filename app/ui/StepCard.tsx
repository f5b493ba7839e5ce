import { Heading } from "./Heading.tsx";

/** A tall card for one step of several: its mark at the top, what it is at the foot. */
export function StepCard({ mark, title, description }: { mark: string; title: string; description: string }) {
  return (
    <div className="step-card">
      <span aria-hidden className="display tabular text-h2 text-accent">
        {mark}
      </span>
      <div className="mt-20">
        <Heading level={3} look="item">
          {title}
        </Heading>
        <p className="mt-3 text-quiet">{description}</p>
      </div>
    </div>
  );
}
