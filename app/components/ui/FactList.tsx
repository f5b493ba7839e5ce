import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";
import { NoBreakText } from "./NoBreakText.tsx";
import { SampleTag } from "./SampleTag.tsx";

/** Facts as a definition list between hairlines. */
export function FactList({ className, ...props }: ComponentProps<"dl">) {
  return <dl {...props} className={cn("border-t border-hairline-strong", className)} />;
}

/** One fact: its term on the left, its value on the right. */
export function Fact({
  term,
  sample = false,
  sampleVariant,
  className,
  children,
  ...props
}: {
  term: ReactNode;
  sample?: boolean;
  /** `mark` in a list whose heading has the legend. */
  sampleVariant?: "tag" | "mark";
} & ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "grid grid-cols-[var(--fact-term,7.5rem)_1fr] gap-4 border-b border-hairline py-3.5",
        className,
      )}
    >
      <dt className="text-small text-balance text-quiet">{term}</dt>
      <dd>
        {typeof children === "string" ? <NoBreakText text={children} /> : children}
        {sample && <SampleTag variant={sampleVariant} />}
      </dd>
    </div>
  );
}
