import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** Tabular figures would set a point or comma apart from its neighbours. */
const separator = /[.,]/;

/** A figure with a word before or after it. */
const parts = /^(\p{L}+ )?(\S*\d\S*)( \p{L}+)?$/u;

/**
 * Figures in large type over their labels: a list of `Stat`s. On phones two of three or more share a row; the first of
 * an odd number stands above the others.
 */
export function StatRow({ className, ...props }: ComponentProps<"dl">) {
  return (
    <dl
      {...props}
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-12 max-md:has-[>:nth-child(3)]:grid-cols-2 max-md:[&>:first-child:nth-last-child(odd)]:col-span-full",
        className,
      )}
    />
  );
}

/**
 * One figure. `index` is its place in the row, whose figures appear one after the other; `children` draw it, below the
 * label.
 */
export function Stat({
  value,
  label,
  sample = false,
  index = 0,
  className,
  children,
  ...props
}: { value: string; label: string; sample?: boolean; index?: number } & ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "reveal @container flex flex-col-reverse justify-end border-t border-hairline-strong pt-6",
        className,
      )}
      style={{ "--reveal-index": index }}
    >
      <dt className="mt-3 max-w-short text-balance text-quiet">
        {label}
        {sample && <SampleTag />}
      </dt>
      <dd
        className={cn(
          "text-[clamp(2.25rem,20cqi,6rem)] leading-display font-display tracking-display xs:whitespace-nowrap",
          !separator.test(value) && "tabular-nums",
        )}
      >
        <StatValue text={value} />
      </dd>
      {children && <dd className="-order-1 mt-8">{children}</dd>}
    </div>
  );
}

/** A figure with the words beside it smaller: `over` `120M` `euro`. */
export function StatValue({ text }: { text: string }) {
  const [, before, figure = text, after] = parts.exec(text) ?? [];
  return (
    <>
      {before && <Unit>{before}</Unit>}
      {figure}
      {after && <Unit>{after}</Unit>}
    </>
  );
}

const Unit = ({ children }: { children: string }) => (
  <span className="text-[0.45em] [word-spacing:0.2em]">{children}</span>
);
