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

/** A checkout: the ways to pay, and a button after which the payment settles step by step. */
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
            <details className="group/payment mt-8">
              <summary className="flex min-h-14 items-center justify-center rounded-control bg-ember px-6 font-bold text-basalt group-open/payment:bg-paper">
                <span className="group-open/payment:hidden">
                  {pay} {amount}
                </span>
                <span className="hidden items-center gap-2.5 group-open/payment:flex">
                  <IconCheck aria-hidden />
                  {paid}
                </span>
              </summary>
              <ol className="product-steps mt-6">
                {steps.map((step, index) => (
                  <li
                    key={step.title}
                    className="flex justify-between gap-6 border-t border-hairline py-3"
                    style={{ "--step-index": index }}
                  >
                    <span className="font-medium">{step.title}</span>
                    <span className="text-quiet">{step.time}</span>
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
