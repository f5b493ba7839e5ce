import { ContentText } from "#app/components/ui/ContentText.tsx";

type Fact = { term: string; value: string; note?: string | undefined };

/**
 * What a program says about itself in its hero: the main facts in large type, the last of which is wider, and below them
 * the others, in four columns on wide screens.
 */
export function ProgramFacts({ main, others }: { main: Fact[]; others: Fact[] }) {
  return (
    <div className="hero-details mt-12 grid gap-y-8 border-t border-hairline pt-8 md:mt-16">
      <dl className={`${columns} md:*:nth-3:col-span-2`}>
        {main.map((fact) => (
          <div key={fact.term}>
            <FactText {...fact} className="text-statement leading-tight font-display" />
          </div>
        ))}
      </dl>
      <dl className={`border-t border-hairline pt-8 md:max-xl:*:last:odd:col-span-2 ${columns}`}>
        {others.map((fact) => (
          <div key={fact.term}>
            <FactText {...fact} />
          </div>
        ))}
      </dl>
    </div>
  );
}

const columns = "grid gap-8 md:grid-cols-2 xl:grid-cols-4";

function FactText({ term, value, note, className }: Fact & { className?: string }) {
  return (
    <>
      <dt className="text-small text-quiet">{term}</dt>
      <dd className="mt-2 text-balance">
        <span className={className}>
          <ContentText text={value} />
        </span>{" "}
        {note && (
          <span className="mt-3 block max-w-prose text-small text-quiet">
            <ContentText text={note} />
          </span>
        )}
      </dd>
    </>
  );
}
