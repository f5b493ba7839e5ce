import type { ComponentProps } from "react";
import { ContentText } from "./ContentText.tsx";
import { cn } from "./cn.ts";
import { Heading } from "./Heading.tsx";

/**
 * One step of several along a line: a square on the line, a large number, the step's title and description. Where marks
 * are words, the list sets `--fit` (fit-text.ts), so that all have one size.
 */
export function NumberedCard({
  mark,
  title,
  description,
  className,
  ...props
}: { mark: string; title: string; description: string } & ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "@container relative h-full border-t border-hairline-strong pt-8 before:absolute before:-top-1 before:left-0 before:size-[7px] before:bg-ember",
        className,
      )}
    >
      <span aria-hidden className="mb-8 block text-figure font-text text-quiet tabular-nums">
        {mark}
      </span>
      <Heading level={3} variant="item">
        {title}
      </Heading>
      <p className="mt-3 max-w-short text-quiet">
        <ContentText text={description} />
      </p>
    </div>
  );
}
