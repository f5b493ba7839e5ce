import { Heading } from "#app/components/ui/Heading.tsx";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";

/** Statements under large numerals, each a step lower than the one before it where there is room. */
export function StairList({ items }: { items: { title: string; description: string }[] }) {
  return (
    <ol className="stair-list grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.title} className="reveal" style={{ "--reveal-index": index }}>
          <p aria-hidden className="display stair-numeral text-quiet">
            {index + 1}
          </p>
          <div>
            <Heading level={3} variant="item">
              <NoBreakText text={item.title} />
            </Heading>
            <p className="mt-4 max-w-[44ch] text-quiet">{item.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
