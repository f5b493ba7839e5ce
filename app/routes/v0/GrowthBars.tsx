type Amount = { label: string; value: number; text: string };

/** Growth drawn to scale: a bar for the amount before, and one for the amount after, each under its label. */
export function GrowthBars({ from, to }: { from: Amount; to: Amount }) {
  const largest = Math.max(from.value, to.value);
  return (
    <dl className="mt-10 grid gap-5">
      {[from, to].map(({ label, value, text }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <dt className="text-small">{label}</dt>
          <dd className="font-bold">{text}</dd>
          <dd aria-hidden className="w-full">
            <span
              className="block h-9 bg-text print:border forced-colors:bg-[CanvasText]"
              style={{ width: `${(100 * value) / largest}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
