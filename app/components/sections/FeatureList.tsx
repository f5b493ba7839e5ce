import { Heading } from "#app/components/ui/Heading.tsx";
import type { Icon } from "#app/components/ui/icon.ts";

/** What a product does, in two columns of ruled entries, each with its line icon. */
export function FeatureList({ items }: { items: { title: string; description: string; icon: Icon }[] }) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {items.map(({ title, description, icon: Icon }, index) => (
        <li
          key={title}
          className="reveal flex gap-6 border-t border-hairline py-8"
          style={{ "--reveal-index": index % 2 }}
        >
          <span className="shrink-0 text-accent">
            <Icon aria-hidden stroke={1.5} size={28} />
          </span>
          <div>
            <Heading level={3} variant="item">
              {title}
            </Heading>
            <p className="mt-3 max-w-[46ch] text-quiet">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
