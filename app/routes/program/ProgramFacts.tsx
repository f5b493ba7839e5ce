import { ContentText } from "#app/components/ui/ContentText.tsx";

type Fact = { term: string; value: string; note?: string | undefined };

/**
 * What a program says about itself in its hero: the main facts in large type, the last of which has the longest note and
 * two columns, and in the same columns the others below them.
 */
export function ProgramFacts({ main, others }: { main: Fact[]; others: Fact[] }) {
  return (
    <div className="hero-details mt-12 grid gap-y-10 border-t border-hairline pt-8 md:mt-16">
      <dl className="grid gap-8 md:grid-cols-2 md:*:nth-3:col-span-2 xl:grid-cols-4">
        {main.map((fact) => (
          <FactColumn key={fact.term} {...fact} className="text-statement leading-tight font-display" />
        ))}
      </dl>
      <dl className="grid gap-8 border-t border-hairline pt-8 sm:grid-cols-2 xl:grid-cols-4">
        {others.map((fact) => (
          <FactColumn key={fact.term} {...fact} />
        ))}
      </dl>
    </div>
  );
}

function FactColumn({ term, value, note, className }: Fact & { className?: string }) {
  return (
    <div>
      <dt className="text-small text-quiet">{term}</dt>
      <dd className="mt-2 text-balance">
        <span className={className}>
          <ContentText text={value} />
        </span>{" "}
        {note && (
          <span className="mt-3 block max-w-text text-small text-quiet">
            <ContentText text={note} />
          </span>
        )}
      </dd>
    </div>
  );
}
