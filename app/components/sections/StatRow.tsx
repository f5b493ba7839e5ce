import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "#app/components/ui/cn.ts";

/** Tabular figures would set a point or comma apart from its neighbours. */
const separator = /[.,]/;

/** A figure with a word before or after it. */
const parts = /^(\p{L}+ )?(\S*\d\S*)( \p{L}+)?$/u;

const row = cva("grid gap-x-8 gap-y-12", {
  variants: {
    variant: {
      default: "grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]",
      /** The second of three figures is far larger and spans two columns; on phones it comes first. */
      featured: "grid-cols-2 md:grid-cols-3",
    },
    /** On phones two figures share a row; the first of an odd number stands above the others. */
    paired: {
      true: "max-md:grid-cols-2 max-md:[&>:first-child:nth-last-child(odd)]:col-span-full",
      false: "",
    },
  },
  defaultVariants: { variant: "default" },
});

const stat = "reveal @container flex flex-col-reverse justify-end border-t border-hairline-strong pt-6";

const featuredStat =
  "nth-2:[grid-area:1/1/auto/-1] md:not-nth-2:col-start-3 md:nth-2:justify-start md:nth-2:[grid-area:1/1/span_2/span_2] nth-2:[&>dd]:-ml-[0.04em] nth-2:[&>dd]:text-[min(11rem,22cqi)]";

/** Figures in large type over their labels. */
export function StatRow({
  stats,
  variant,
}: { stats: { value: string; label: string }[] } & Pick<VariantProps<typeof row>, "variant">) {
  const featured = variant === "featured";
  return (
    <dl className={row({ variant, paired: !featured && stats.length > 2 })}>
      {stats.map(({ value, label }, index) => (
        <div key={label} className={cn(stat, featured && featuredStat)} style={{ "--reveal-index": index }}>
          <dt className="mt-3 max-w-short text-balance text-quiet">{label}</dt>
          <dd
            className={cn(
              "leading-display font-display tracking-display text-[clamp(2.25rem,20cqi,6rem)] xs:whitespace-nowrap",
              !separator.test(value) && "tabular-nums",
            )}
          >
            <StatValue text={value} />
          </dd>
        </div>
      ))}
    </dl>
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

const Unit = ({ children }: { children: string }) => <span className="text-[0.45em]">{children}</span>;
