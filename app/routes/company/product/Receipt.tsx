import { ContentText } from "#app/components/ui/ContentText.tsx";
import { formatNumber } from "#app/components/ui/format-number.ts";
import type { ProductOf } from "#content-model/products.ts";
import { Choices, CountUp } from "./Choices.tsx";

/** A receipt whose cashback depends on the hour and counts up. */
export function Receipt({ shop, currency, lines, total, cashback, choose, hours }: ProductOf<"receipt">) {
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
            <span className="basis-full text-small">
              <ContentText text={note} />
            </span>
          </>
        ),
        panel: (
          <div data-ground="paper" className="product-receipt px-panel pt-8 pb-10">
            <p className="flex flex-wrap justify-between gap-x-6 text-h3 font-bold">
              <span>{shop}</span>
              <span className="font-text xs:whitespace-nowrap">{time}</span>
            </p>
            <dl className="mt-6 border-t border-hairline-strong">
              {lines.map((line) => (
                <Line key={line.name} term={line.name} amount={formatNumber(line.amount)} />
              ))}
              <Line
                term={total}
                amount={`${currency}\u00a0${formatNumber(sum)}`}
                className="border-hairline-strong font-bold"
              />
              <div className="pt-6">
                <dt className="text-small text-quiet">
                  {cashback}: {percent}%
                </dt>
                <dd className="mt-2 text-figure-lg whitespace-nowrap text-accent">
                  <span className="mr-[0.25em] text-[0.45em]">{currency} </span>
                  <CountUp value={Math.round((sum * percent) / 100)} />
                </dd>
              </div>
            </dl>
          </div>
        ),
      }))}
    />
  );
}

function Line({ term, amount, className = "" }: { term: string; amount: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-6 border-b border-hairline py-3 ${className}`}>
      <dt>{term}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
