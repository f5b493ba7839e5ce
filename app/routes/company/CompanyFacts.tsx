import { ContentText } from "#app/components/ui/ContentText.tsx";

const terms = ["founded", "status", "share", "asOf"] as const;

type Labels = Record<(typeof terms)[number], string>;
type Facts = Omit<Labels, "share"> & { share?: string };

/** The facts about a company in a row, those that are published, the month for which they hold last. */
export function CompanyFacts({ facts, labels }: { facts: Facts; labels: Labels }) {
  return (
    <dl className="mt-14 flex flex-wrap gap-x-12 gap-y-6 border-t border-hairline-strong pt-6">
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
  );
}
