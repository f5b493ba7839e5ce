import { Choices, CountUp } from "./Choices.tsx";
import { formatNumber } from "./format-number.ts";

export type ReceiptProduct = {
  shop: string;
  currency: string;
  lines: { name: string; amount: number }[];
  total: string;
  cashback: string;
  choose: string;
  hours: { time: string; percent: number; note: string }[];
};

/** A receipt whose cashback depends on the hour and counts up. */
export function Receipt({ shop, currency, lines, total, cashback, choose, hours }: ReceiptProduct) {
  const sum = lines.reduce((amount, line) => amount + line.amount, 0);
  return (
    <Choices
      title={choose}
      choices={hours.map(({ time, percent, note }) => ({
        key: time,
        label: (
          <>
            <span className="text-h3 leading-tight font-bold">{time}</span>
            <span className="text-small tabular-nums">{percent}%</span>
          </>
        ),
        panel: (
          <div
            data-ground="paper"
            className="product-receipt max-w-[26rem] max-md:mx-auto xl:ml-[calc((100%+2rem)*3/8)] px-[clamp(1.5rem,4vw,2.5rem)] pt-10 pb-14"
          >
            <p className="flex flex-wrap justify-between gap-x-6 text-h3 font-bold">
              <span>{shop}</span>
              <span className="font-text xs:whitespace-nowrap">{time}</span>
            </p>
            <dl className="mt-8 border-t border-hairline-strong">
              {lines.map((line) => (
                <Line key={line.name} term={line.name} amount={formatNumber(line.amount)} />
              ))}
              <Line
                term={total}
                amount={`${currency}\u202f${formatNumber(sum)}`}
                className="border-hairline-strong font-bold"
              />
              <div className="pt-6">
                <dt className="text-small text-quiet">
                  {cashback}: {percent}%
                </dt>
                <dd className="mt-2 font-display text-[clamp(4.5rem,9vw,7rem)] leading-none tracking-display text-accent">
                  <span className="mr-[0.35em] text-[0.4em]">{currency} </span>
                  <CountUp value={Math.round((sum * percent) / 100)} />
                </dd>
              </div>
            </dl>
            <p className="mt-5 text-small text-quiet">{note}</p>
          </div>
        ),
      }))}
    />
  );
}

function Line({ term, amount, className = "" }: { term: string; amount: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-6 border-b border-hairline py-2.5 ${className}`}>
      <dt>{term}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
