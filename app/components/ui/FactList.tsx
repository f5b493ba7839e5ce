import { NoBreakText } from "./NoBreakText.tsx";

/** Facts as a definition list between hairlines: what on the left, its value on the right. */
export function FactList({ facts }: { facts: { term: string; value: React.ReactNode }[] }) {
  return (
    <dl className="border-t border-hairline-strong">
      {facts.map((fact) => (
        <div key={fact.term} className="fact">
          <dt className="text-small text-quiet">{fact.term}</dt>
          <dd>{typeof fact.value === "string" ? <NoBreakText text={fact.value} /> : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
