/** Facts as a definition list between hairlines: what on the left, its value on the right. */
export function FactList({ facts }: { facts: { term: string; value: React.ReactNode }[] }) {
  return (
    <dl className="border-t border-hairline-strong">
      {facts.map((fact) => (
        <div
          key={fact.term}
          className="grid grid-cols-[var(--fact-term,7.5rem)_1fr] gap-4 border-b border-hairline py-3.5"
        >
          <dt className="text-small text-quiet">{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
