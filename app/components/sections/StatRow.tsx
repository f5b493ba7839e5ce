import type { ComponentProps, ReactNode } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { fitLetters, longestWord } from "#app/components/ui/fit-text.ts";
import { SampleMark } from "#app/components/ui/SampleMark.tsx";
import { visibleText } from "#app/components/ui/visible-text.ts";

/** A figure with a word before or after it. */
const parts = /^(\p{L}+ )?(\S*\d\S*)( \p{L}+)?$/u;

/** Figures in large type over their labels: a list of `Stat`s, each in a row of its own on phones. */
export function StatRow({ className, ...props }: ComponentProps<"dl">) {
  return (
    <dl
      {...props}
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-12",
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
  basis,
  index = 0,
  className,
  children,
  ...props
}: { value: string; index?: number } & ComponentProps<typeof StatLabel> & ComponentProps<"div">) {
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
        <StatLabel label={label} basis={basis} />
      </dt>
      {/* It reaches into the gap before its words begin a new line. */}
      <dd
        className="-mr-4 text-[min(clamp(2.25rem,18cqi,6rem),var(--fit))] leading-display font-display tracking-display"
        style={fitLetters(lettersOf(value))}
      >
        <StatValue text={value} />
      </dd>
      {children && <dd className="-order-1 mt-8">{children}</dd>}
    </div>
  );
}

/** What a figure counts, and below it how it was counted. */
export function StatLabel({ label, basis }: { label: string; basis?: string | undefined }) {
  if (!basis) return <ContentText text={label} />;
  return (
    <>
      <span className="block text-text">
        <ContentText text={label} />
      </span>
      <span className="mt-1 block text-small">
        <ContentText text={basis} />
      </span>
    </>
  );
}

/** A figure with the words beside it smaller: `over` `120M` `euro`. An asterisk after it is the mark of a sample. */
export function StatValue({ text }: { text: string }) {
  const [value = "", ...marks] = text.split(/(?=\*)/);
  const [, before, figure = value, after] = parts.exec(value) ?? [];
  const mark = marks.length > 0 && <SampleMark />;
  return (
    <>
      {before && <Unit>{before}</Unit>}
      <span className="whitespace-nowrap">
        {figure}
        {!after && mark}
      </span>
      {after && (
        <Unit>
          {after}
          {mark}
        </Unit>
      )}
    </>
  );
}

/** The size of the words beside a figure, in `em`; they are never smaller than small type. */
const unitSize = 0.45;

/** How many letters of the figure it is as wide as, with the words beside it; or else its longest word. */
export function lettersOf(text: string): number {
  const [, before = "", figure, after = ""] = parts.exec(visibleText(text).replaceAll("*", "")) ?? [];
  return figure ? figure.length + unitSize * (before.length + after.length) : longestWord(text);
}

const Unit = ({ children }: { children: ReactNode }) => (
  <span className="[word-spacing:0.2em]" style={{ fontSize: `max(${unitSize}em, 0.9375rem)` }}>
    {children}
  </span>
);
