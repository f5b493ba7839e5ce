import { IconCheck } from "@tabler/icons-react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import type { ProductOf } from "#content-model/products.ts";
import { Choices } from "./Choices.tsx";

/** A checkout: the ways to pay, a button, and the line along which the payment then settles step by step. */
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
          <div className="border border-hairline bg-basalt p-panel">
            <p className="flex flex-wrap justify-between gap-x-6 text-small text-quiet">
              <span>{merchant}</span>
              <span>
                <ContentText text={item} />
              </span>
            </p>
            <p className="mt-4 text-title">{amount}</p>
            <p className="mt-4 text-small text-quiet">
              <ContentText text={note} />
            </p>
            {/* Open once paid. Its content shows before, too: the steps to come. */}
            <details className="group/payment mt-8 details-content:[content-visibility:visible]">
              <summary className="flex min-h-14 items-center justify-center rounded-control bg-ember px-6 font-bold text-basalt group-open/payment:bg-paper">
                <span className="group-open/payment:hidden">
                  {pay} {amount}
                </span>
                <span className="hidden items-center gap-3 group-open/payment:flex">
                  <IconCheck aria-hidden />
                  {paid}
                </span>
              </summary>
              <ol className="product-steps mt-10 grid xl:grid-cols-4">
                {steps.map((step, index) => (
                  <li key={step.title} style={{ "--step-index": index }}>
                    <p className="leading-tight font-medium">{step.title}</p>
                    <p className="mt-1 text-small text-quiet">{step.time}</p>
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
