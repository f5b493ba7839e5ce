import { IconCheck } from "@tabler/icons-react";

/** Short statements ticked off one by one. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {items.map((item) => (
        <li key={item} className="flex gap-4 border-b border-hairline py-4">
          <IconCheck aria-hidden stroke={2} size={20} className="mt-1 shrink-0 text-accent" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
