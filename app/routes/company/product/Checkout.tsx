import { IconCheck } from "@tabler/icons-react";
import { Choices } from "./Choices.tsx";

export type CheckoutProduct = {
  merchant: string;
  item: string;
  amount: string;
  choose: string;
  pay: string;
  paid: string;
  methods: { name: string; note: string }[];
  steps: { title: string; time: string }[];
};

/** A checkout: the ways to pay, a button, and the line along which the payment then settles step by step. */
export function Checkout({ merchant, item, amount, choose, pay, paid, methods, steps }: CheckoutProduct) {
  return (
    <Choices
      title={choose}
      choices={methods.map(({ name, note }) => ({
        key: name,
        label: <span className="text-h3 leading-tight font-bold">{name}</span>,
        panel: (
          <div className="border border-hairline bg-basalt p-[clamp(1.25rem,3vw,2.5rem)]">
            <p className="flex flex-wrap justify-between gap-x-6 text-small text-quiet">
              <span>{merchant}</span>
              <span>{item}</span>
            </p>
            <p className="mt-4 font-display text-[clamp(2.75rem,7vw,6rem)] leading-none tracking-display">
              {amount}
            </p>
            <p className="mt-4 text-small text-quiet">{note}</p>
            {/* Open once paid. Its content shows before, too: the steps to come. */}
            <details className="group/payment mt-8 details-content:[content-visibility:visible]">
              <summary className="flex min-h-14 items-center justify-center rounded-control bg-ember px-6 font-bold text-basalt group-open/payment:bg-paper">
                <span className="group-open/payment:hidden">
                  {pay} {amount}
                </span>
                <span className="hidden items-center gap-2.5 group-open/payment:flex">
                  <IconCheck aria-hidden />
                  {paid}
                </span>
              </summary>
              <ol className="product-steps mt-10 grid xl:grid-cols-4">
                {steps.map((step, index) => (
                  <li
                    key={step.title}
                    className="relative border-hairline-strong pb-6 pl-6 last:pb-0 max-xl:border-l max-xl:last:border-transparent xl:border-t xl:pt-5 xl:pr-4 xl:pb-0 xl:pl-0"
                    style={{ "--step-index": index }}
                  >
                    <span
                      aria-hidden
                      className="absolute top-1.5 left-[-5px] size-[9px] rounded-full border border-quiet bg-basalt group-open/payment:border-ember group-open/payment:bg-ember xl:top-[-5px] xl:left-0"
                    />
                    <p className="leading-tight font-medium text-quiet group-open/payment:text-text">
                      {step.title}
                    </p>
                    <p className="invisible mt-1 text-small text-quiet group-open/payment:visible">
                      {step.time}
                    </p>
                  </li>
                ))}
              </ol>
            </details>
          </div>
        ),
      }))}
    />
  );
}
