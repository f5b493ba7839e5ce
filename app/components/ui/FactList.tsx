import type { ComponentProps, ReactNode } from "react";
import { ContentText } from "./ContentText.tsx";
import { cn } from "./cn.ts";

/** Facts as a definition list between hairlines. */
export function FactList({ className, ...props }: ComponentProps<"dl">) {
  return <dl {...props} className={cn("border-t border-hairline-strong", className)} />;
}

/**
 * One fact: its term on the left, its value on the right; below it in a list with `max-sm:[--fact-columns:1fr]`, whose
 * values are long.
 */
export function Fact({
  term,
  className,
  children,
  ...props
}: {
  term: ReactNode;
} & ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "grid grid-cols-(--fact-columns,var(--fact-term,7em)_1fr) content-start items-baseline gap-x-6 gap-y-1 border-b border-hairline py-3.5",
        className,
      )}
    >
      <dt className="text-small text-balance text-quiet">{term}</dt>
      <dd>{typeof children === "string" ? <ContentText text={children} /> : children}</dd>
    </div>
  );
}
