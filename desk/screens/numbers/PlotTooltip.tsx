type Entry = { name?: string | number; value?: unknown; dataKey?: unknown };

type Props = {
  active?: boolean;
  label?: string | number;
  payload?: readonly Entry[];
  formatLabel?: (label: string) => string;
  formatValue: (value: number) => string;
};

/** Description of the point under the pointer. */
export function PlotTooltip({ active, label, payload = [], formatLabel = String, formatValue }: Props) {
  if (!active || payload.length === 0) return null;
  return (
    <div className="rounded-control border border-hairline bg-ground px-2.5 py-1.5 text-fine shadow-[0_8px_24px_rgb(0_0_0/20%)]">
      <p className="text-quiet">{formatLabel(String(label ?? ""))}</p>
      {payload.map(({ name, value }) => (
        <p key={name} className="font-medium tabular-nums">
          {payload.length > 1 && `${name}: `}
          {typeof value === "number" ? formatValue(value) : "–"}
        </p>
      ))}
    </div>
  );
}
