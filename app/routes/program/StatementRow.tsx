import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Statements side by side, their titles in large type, each at a point of one line. */
export function StatementRow({ items }: { items: { title: string; description: string }[] }) {
  return (
    <ul
      className={cn("grid gap-y-14", items.length > 3 ? "sm:grid-cols-2 xl:grid-cols-4" : "md:grid-cols-3")}
    >
      {items.map(({ title, description }, index) => (
        <li
          key={title}
          className="reveal relative border-t border-hairline-strong pt-10 before:absolute before:-top-2 before:left-0 before:size-4 before:rounded-full before:bg-ember sm:pr-10"
          style={{ "--reveal-index": index }}
        >
          <Heading level={3} variant="entry">
            {title}
          </Heading>
          <p className="mt-4 max-w-short text-quiet">{description}</p>
        </li>
      ))}
    </ul>
  );
}
