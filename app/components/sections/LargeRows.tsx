import { Heading } from "#app/components/ui/Heading.tsx";

/** Statements as rows over the full width: the title set huge on the left, its text on the right. */
export function LargeRows({
  items,
  chorus = false,
}: {
  items: { title: string; description: string }[];
  /** The titles make one block of type, largest of all; whoever points at one sees the others step back. */
  chorus?: boolean;
}) {
  return (
    <ul className={chorus ? "large-rows large-rows-chorus" : "large-rows"}>
      {items.map((item) => (
        <li key={item.title} className="reveal">
          <Heading level={3} variant="title">
            {item.title}
          </Heading>
          <p className="text-balance text-quiet">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
