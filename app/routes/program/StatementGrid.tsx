/** Statements in large type, two side by side, between rules. */
export function StatementGrid({ items }: { items: string[] }) {
  return (
    <ul className="grid border-t border-hairline-strong md:grid-cols-2">
      {items.map((item, index) => (
        <li
          key={item}
          className="reveal border-b border-hairline py-8 md:min-h-44 md:py-10 md:odd:border-r md:odd:pr-10 md:even:pl-10"
          style={{ "--reveal-index": index % 2 }}
        >
          <p className="max-w-short text-statement leading-snug font-medium text-balance">{item}</p>
        </li>
      ))}
    </ul>
  );
}
