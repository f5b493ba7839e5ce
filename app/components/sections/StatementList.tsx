import { Heading } from "#app/components/ui/Heading.tsx";

/** Statements one below the other between hairlines, in five columns of twelve: what is beside them is a picture's. */
export function StatementList({ items }: { items: { title: string; description: string }[] }) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-12">
      <ul className="lg:col-span-5">
        {items.map((item) => (
          <li key={item.title} className="reveal border-t border-hairline py-8">
            <Heading level={3} variant="item">
              {item.title}
            </Heading>
            <p className="mt-2 max-w-[60ch] text-quiet">{item.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
