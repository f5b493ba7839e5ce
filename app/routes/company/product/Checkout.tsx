import { IconCheck } from "@tabler/icons-react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import type { ProductOf } from "#content-model/products.ts";
import { Choices } from "./Choices.tsx";

/** A checkout on a phone: the ways to pay, a button, and beside the phone how the payment then settles step by step. */
export function Checkout({
  merchant,
  item,
  amount,
  choose,
  pay,
  paid,
  methods,
  steps,
}: ProductOf<"checkout">) {
  return (
    <Choices
      title={choose}
      choices={methods.map(({ name, note }) => ({
        key: name,
        label: <span className="text-h3 leading-tight font-bold">{name}</span>,
        panel: (
          <div className="product-checkout">
            <div data-ground="paper" className="product-phone">
              <p className="text-small text-quiet">
                <strong className="block text-h3 text-text">{merchant}</strong>
                <ContentText text={item} />
              </p>
              <p className="my-auto py-8 text-statement font-display whitespace-nowrap">{amount}</p>
              <p className="text-small text-quiet">{name}</p>
              {/* Open once paid. Its content shows before, too. */}
              <details className="group/payment mt-2 details-content:[content-visibility:visible]">
                <summary className="flex min-h-14 items-center justify-center rounded-control bg-ember px-4 text-center font-bold text-basalt group-open/payment:bg-basalt group-open/payment:text-paper">
                  <span className="group-open/payment:hidden">{`${pay} ${amount}`}</span>
                  <span className="hidden items-center gap-3 group-open/payment:flex">
                    <IconCheck aria-hidden />
                    {paid}
                  </span>
                </summary>
                <p className="mt-4 text-small text-quiet">
                  <ContentText text={note} />
                </p>
              </details>
            </div>
            <ol className="product-steps">
              {steps.map((step, index) => (
                <li key={step.title} className="text-h3 leading-tight" style={{ "--step-index": index }}>
                  <p className="font-bold">{step.title}</p>
                  <p className="mt-2 text-body leading-normal tracking-normal text-quiet">{step.time}</p>
                </li>
              ))}
            </ol>
          </div>
        ),
      }))}
    />
  );
}
