/** A point as wide as a figure would tear `99.9%` apart. */
const separator = /[.,]/;

/** What stands before and after the figure. */
const parts = /^(\p{L}+ )?(\S*\d\S*)( \p{L}+)?$/u;

/** Figures set huge over their labels, divided by hairlines. */
export function StatRow({
  stats,
  lead = false,
}: {
  stats: { value: string; label: string }[];
  /** The second of three is far larger than the others. */
  lead?: boolean;
}) {
  const look = lead ? "stat-lead" : stats.length > 2 ? "stat-pairs" : "";
  return (
    <dl className={`stat-row ${look}`}>
      {stats.map((stat, index) => (
        <div
          key={stat.label}
          className="reveal flex flex-col-reverse justify-end"
          style={{ "--reveal-index": index }}
        >
          <dt className="mt-3 max-w-[34ch] text-balance text-quiet">{stat.label}</dt>
          <dd className={`display stat-value ${separator.test(stat.value) ? "" : "tabular"}`}>
            <StatValue text={stat.value} />
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
      {before && <span className="stat-unit">{before}</span>}
      {figure}
      {after && <span className="stat-unit">{after}</span>}
    </>
  );
}
