/** The technologies of a company in large type between hairlines, in two or three columns on wider screens. */
export function TechnologyList({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-x-8 border-t border-hairline-strong sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item} className="border-b border-hairline py-5 text-lead">
          {item}
        </li>
      ))}
    </ul>
  );
}
