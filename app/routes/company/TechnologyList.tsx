import { cn } from "#app/components/ui/cn.ts";

/** The technologies of a company in large type between hairlines. */
export function TechnologyList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={cn("self-start border-t border-hairline-strong", className)}>
      {items.map((item) => (
        <li key={item} className="border-b border-hairline py-5 text-lead">
          {item}
        </li>
      ))}
    </ul>
  );
}
