type Amount = { label: string; value: number; text: string };

/** Growth drawn to scale: a bar for the amount before, and one for the amount after. */
export function GrowthBars({ from, to }: { from: Amount; to: Amount }) {
  const largest = Math.max(from.value, to.value);
  return (
    <dl className="mt-10 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
      {[from, to].map(({ label, value, text }) => (
        <div key={label} className="contents">
          <dt className="text-small">{label}</dt>
          <dd className="flex items-center gap-3">
            <span
              aria-hidden
              className="h-10 shrink-0 bg-text print:border forced-colors:bg-[CanvasText]"
              style={{ width: `calc((100% - 5.5rem) * ${value / largest})` }}
            />
            <span className="font-bold whitespace-nowrap">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
