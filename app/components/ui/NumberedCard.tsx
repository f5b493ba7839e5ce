import type { ComponentProps } from "react";
import { ContentText } from "./ContentText.tsx";
import { cn } from "./cn.ts";
import { Heading } from "./Heading.tsx";

/**
 * One step of several along a line: a square on the line, a large number, the step's title and description. A mark that is
 * a word stands small above a large title.
 */
export function NumberedCard({
  mark,
  title,
  description,
  className,
  ...props
}: { mark: string; title: string; description: string } & ComponentProps<"div">) {
  const isNumber = /\d/.test(mark);
  return (
    <div
      {...props}
      className={cn(
        "@container relative h-full border-t border-hairline-strong pt-8 before:absolute before:-top-1 before:left-0 before:size-[7px] before:bg-ember",
        className,
      )}
    >
      <span
        aria-hidden={isNumber}
        className={cn(
          "block",
          isNumber ? "mb-8 text-figure font-text text-quiet tabular-nums" : "mb-3 text-label text-accent",
        )}
      >
        {mark}
      </span>
      <Heading level={3} variant={isNumber ? "item" : "entry"}>
        <ContentText text={title} />
      </Heading>
      <p className="mt-3 max-w-short text-quiet">
        <ContentText text={description} />
      </p>
    </div>
  );
}
