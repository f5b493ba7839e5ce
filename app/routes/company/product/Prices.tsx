import { useId } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { formatNumber } from "#app/components/ui/format-number.ts";
import type { ProductOf } from "#content-model/products.ts";

/** Prices of twelve months as bars from zero; the chosen month shows its price. */
export function Prices({ item, currency, choose, lowest, months }: ProductOf<"prices">) {
  const name = useId();
  const prices = months.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const height = (price: number) => `${((price / high) * 100).toFixed(1)}%`;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 flex w-full flex-wrap justify-between gap-x-6 text-small text-quiet">
        <span>
          <ContentText text={item} />
        </span>
        <span aria-hidden>
          <i className="mr-2 inline-block w-6 border-t border-dashed border-paper align-middle" />
          {lowest} {`${currency}\u00a0${formatNumber(low)}`}
        </span>
        <span className="sr-only">{choose}</span>
      </legend>
      <div className="relative pt-32 pb-8">
        <div className="relative grid h-[clamp(14rem,22vw,24rem)] grid-cols-12 gap-x-[1.2%] border-b border-hairline-strong">
          {months.map(({ month, short, price }, index) => (
            <div key={month} className="group/choice contents">
              <label className="relative flex cursor-pointer items-end hover:bg-paper/5 has-focus-visible:outline-2 has-focus-visible:outline-ember">
                <input
                  type="radio"
                  name={name}
                  value={month}
                  defaultChecked={index === months.length - 1}
                  className="peer sr-only top-1/2"
                />
                <span className="sr-only">{`${month}: ${currency} ${formatNumber(price)}`}</span>
                <span
                  aria-hidden
                  className="w-full border-t-2 border-paper bg-paper/25 transition-colors peer-checked:border-ember peer-checked:bg-ember forced-colors:border-[CanvasText] forced-colors:peer-checked:bg-[Highlight]"
                  style={{ height: height(price) }}
                />
                <span
                  aria-hidden
                  className="absolute inset-x-0 top-full mt-3 text-center text-label tracking-normal whitespace-nowrap text-quiet peer-checked:font-bold peer-checked:text-accent"
                >
                  {/* On narrow screens there is room for the name of the chosen month only. */}
                  {short.slice(0, 1)}
                  <span className="max-md:hidden max-md:group-has-checked/choice:inline">
                    {short.slice(1)}
                  </span>
                </span>
              </label>
              <p
                aria-hidden
                className="pointer-events-none invisible absolute bottom-full left-0 mb-6 flex flex-wrap items-baseline gap-x-5 group-has-checked/choice:visible"
              >
                <span className="text-figure whitespace-nowrap">
                  <span className="mr-[0.25em] text-[0.45em]">{currency} </span>
                  {formatNumber(price)}
                </span>
                <span className="text-quiet">{month}</span>
              </p>
            </div>
          ))}
          <i
            aria-hidden
            className="pointer-events-none absolute inset-x-0 bottom-0 border-t border-dashed border-paper"
            style={{ height: height(low) }}
          />
        </div>
      </div>
    </fieldset>
  );
}
