import { Heading } from "#app/components/ui/Heading.tsx";

/** Short statements side by side in columns, each hung from a hairline. */
export function ColumnList({
  items,
  columns = 4,
}: {
  items: { title: string; description: string }[];
  columns?: 3 | 4;
}) {
  return (
    <ul className={`column-list column-list-${["three", "four"][columns - 3]}`}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className="reveal border-t border-hairline-strong pt-6"
          style={{ "--reveal-index": index % columns }}
        >
          <Heading level={3} variant="item">
            {item.title}
          </Heading>
          <p className="mt-3 max-w-[44ch] text-quiet">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
