import { ContentText } from "#app/components/ui/ContentText.tsx";

const terms = ["founded", "part", "share", "status"] as const;

type Facts = Record<(typeof terms)[number] | "asOf", string>;

/** Four facts about a company in a row, in two columns on phones, and the month for which they hold. */
export function CompanyFacts({ facts, labels }: { facts: Facts; labels: Facts }) {
  return (
    <div className="mt-14">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-t border-hairline-strong pt-6 lg:grid-cols-4">
        {terms.map((term) => (
          <div key={term}>
            <dt className="text-small text-quiet">{labels[term]}</dt>
            <dd className="mt-1 font-bold">
              <ContentText text={facts[term]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small text-quiet">
        {labels.asOf} {facts.asOf}
      </p>
    </div>
  );
}
