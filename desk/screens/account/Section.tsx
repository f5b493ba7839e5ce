import { type ReactNode, useId } from "react";

/** A part of the account screen, with its heading at the side where there is room. */
export function Section({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-hairline py-5 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {description && <p className="mt-1 text-fine text-quiet">{description}</p>}
      </div>
      <div className="max-w-dialog">{children}</div>
    </section>
  );
}
