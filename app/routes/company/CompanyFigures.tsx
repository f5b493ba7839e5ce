/** Figures of a company as a definition list. The figure comes first in each row, its label after it. */
export function CompanyFigures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <dl>
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="grid grid-cols-[clamp(7rem,14vw,10rem)_1fr] items-baseline gap-4 border-b border-hairline py-3.5"
        >
          <dt className="order-1 text-small text-quiet">{label}</dt>
          <dd className="text-h3 leading-tight font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
