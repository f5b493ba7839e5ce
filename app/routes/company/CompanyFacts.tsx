import { ContentText } from "#app/components/ui/ContentText.tsx";

const terms = ["founded", "status", "share"] as const;

type Labels = Record<(typeof terms)[number] | "asOf", string>;
type Facts = Omit<Labels, "share"> & { share?: string };

/** The facts about a company in a row, those that are published, and the month for which they hold. */
export function CompanyFacts({ facts, labels }: { facts: Facts; labels: Labels }) {
  return (
    <div className="mt-14">
      <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-6 border-t border-hairline-strong pt-6">
        {terms.map((term) => {
          const value = facts[term];
          return (
            value && (
              <div key={term}>
                <dt className="text-small text-quiet">{labels[term]}</dt>
                <dd className="mt-1 font-bold">
                  <ContentText text={value} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="mt-6 text-small text-quiet">
        {labels.asOf} {facts.asOf}
      </p>
    </div>
  );
}
