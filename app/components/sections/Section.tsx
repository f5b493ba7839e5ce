import type { ReactNode } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

export type Ground = "basalt" | "raised" | "paper" | "ember";

/**
 * One section of a page: a ground, a label and heading that start left, and a supporting text, or an `action`, set
 * low on the right. `id` makes it the target of an anchor.
 */
export function Section({
  ground = "basalt",
  id,
  label,
  title,
  description,
  action,
  children,
  land,
  tight = false,
  split = false,
}: {
  ground?: Ground;
  id?: string;
  label?: string;
  title?: string;
  description?: string;
  action?: ReactNode;
  children?: ReactNode;
  /** A drawing behind it (styles/land.css, styles/ember.css). */
  land?: ReactNode;
  /** Less air above, for a section that continues the one before it on the same ground. */
  tight?: boolean;
  /** Heading and content side by side where there is room, the heading in view as long as the content. */
  split?: boolean;
}) {
  const headingId = title ? `${id ?? title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-heading` : undefined;
  return (
    <section
      id={id}
      data-ground={ground}
      aria-labelledby={headingId}
      className={`${tight ? "pb-(--section)" : "py-(--section)"} ${land ? "landed" : ""}`}
    >
      {land}
      <div className={split ? "frame-width section-split" : "frame-width"}>
        {title && (
          <header className="section-header reveal">
            <div className="lg:col-span-7">
              {label && <Eyebrow>{label}</Eyebrow>}
              <Heading level={2} variant="section" id={headingId} className={label ? "mt-5" : ""}>
                <Accented text={title} />
              </Heading>
            </div>
            {description && (
              <p className="max-w-[46ch] text-balance text-quiet lg:col-span-4 lg:col-start-9">
                {description}
              </p>
            )}
            {action && <div className="lg:col-span-4 lg:col-start-9 lg:justify-self-end">{action}</div>}
          </header>
        )}
        <div>{children}</div>
      </div>
    </section>
  );
}
