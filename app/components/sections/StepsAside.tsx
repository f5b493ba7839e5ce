import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Short steps beside a form: what happens next. They stay in view while it is filled in, in a window that holds them. */
export function StepsAside({
  title,
  steps,
  className,
  ...props
}: {
  title: string;
  steps: { title: string; description: string }[];
} & ComponentProps<"aside">) {
  return (
    <aside {...props} aria-label={title} className={cn("lg:col-span-4 lg:col-start-9", className)}>
      {/* Aligned with the form: its heading and its first rule. */}
      <div className="lg:top-[calc(var(--bar)+1rem)] lg:pt-6 [@media(height>=44rem)]:lg:sticky">
        <Heading level={2} variant="item" className="mb-6">
          {title}
        </Heading>
        <ol className="grid gap-8 border-l border-hairline-strong">
          {steps.map((item) => (
            <li
              key={item.title}
              className="relative pl-8 before:absolute before:top-2 before:-left-1 before:size-[7px] before:bg-ember"
            >
              <p className="font-bold">{item.title}</p>
              <p className="mt-1 text-small text-quiet">
                <ContentText text={item.description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
