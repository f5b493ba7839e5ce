import { useId } from "react";
import { formatNumber } from "./format-number.ts";

export type PricesProduct = {
  item: string;
  currency: string;
  choose: string;
  lowest: string;
  months: { month: string; short: string; price: number }[];
};

/** Prices of twelve months as a line; the chosen month shows its price. */
export function Prices({ item, currency, choose, lowest, months }: PricesProduct) {
  const name = useId();
  const prices = months.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  /** Percent from the top: the highest price at 12, the lowest at 88. */
  const top = (price: number) => Math.round(12 + ((high - price) / Math.max(1, high - low)) * 76);
  // A price holds until it changes: a line of steps.
  const line = prices.map((price, index) => `H${index * 10}V${top(price)}`).join("");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 flex w-full flex-wrap justify-between gap-x-6 text-small text-quiet">
        <span>{item}</span>
        <span>{choose}</span>
      </legend>
      <div className="relative pt-[clamp(7rem,14vw,11rem)]">
        <div className="relative">
          <svg
            viewBox={`0 0 ${months.length * 10} 100`}
            preserveAspectRatio="none"
            className="h-[clamp(14rem,28vw,24rem)] w-full border-b border-hairline-strong"
            aria-hidden
          >
            <path
              d={`M0 ${top(prices[0] ?? low)}${line}H${months.length * 10}`}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={`M0 ${top(low)}H${months.length * 10}`}
              className="stroke-ember"
              strokeDasharray="2 6"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <p
            className="absolute left-0 translate-y-1.5 text-label tracking-normal text-accent"
            style={{ top: `${top(low)}%` }}
          >
            {lowest} {`${currency}\u202f${formatNumber(low)}`}
          </p>
        </div>
        <div className="absolute inset-0 grid grid-cols-12">
          {months.map(({ month, price }, index) => (
            <div key={month} className="group/choice contents">
              <label className="relative cursor-pointer border-l border-transparent group-has-checked/choice:border-ember hover:bg-paper/5 has-focus-visible:outline-2 has-focus-visible:outline-ember">
                <input
                  type="radio"
                  name={name}
                  value={month}
                  defaultChecked={index === months.length - 1}
                  className="sr-only top-1/2"
                />
                <span className="sr-only">{`${month}: ${currency} ${formatNumber(price)}`}</span>
              </label>
              <p
                aria-hidden
                className="pointer-events-none invisible absolute top-0 left-0 flex flex-wrap items-baseline gap-x-5 group-has-checked/choice:visible"
              >
                <span className="font-display text-[clamp(3rem,9vw,8rem)] leading-none tracking-display">
                  <span className="mr-[0.35em] text-[0.4em]">{currency} </span>
                  {formatNumber(price)}
                </span>
                <span className="text-quiet">{month}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
      <ol aria-hidden className="mt-3 grid grid-cols-12 text-label tracking-normal text-quiet">
        {months.map(({ month, short }) => (
          <li key={month} className="max-md:not-nth-[3n+1]:invisible">
            {short}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
