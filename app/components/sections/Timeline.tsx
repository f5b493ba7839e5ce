import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** Steps along a line, side by side on wide screens; more than four stand in rows of three. */
export function Timeline({ className, ...props }: ComponentProps<"ol">) {
  return <ol {...props} className={cn("timeline", className)} />;
}

/** One step, after a tick on the line. `index` is its place; steps appear one after the other. */
export function TimelineStep({
  index,
  mark,
  title,
  description,
  sample = false,
  className,
  children,
  ...props
}: {
  index: number;
  /** A number, or when the step takes place. */
  mark: string;
  title: string;
  description?: string;
  sample?: boolean;
} & ComponentProps<"li">) {
  return (
    <li {...props} className={cn("timeline-step reveal", className)} style={{ "--reveal-index": index }}>
      <p className="text-label text-quiet tabular-nums">{mark}</p>
      <Heading level={3} variant="item" className="mt-4 lg:mt-10">
        {title}
      </Heading>
      {description && <p className="mt-3 text-quiet">{description}</p>}
      {sample && <SampleTag className="mt-3" />}
      {children}
    </li>
  );
}
