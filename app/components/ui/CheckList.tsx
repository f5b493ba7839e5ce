import { IconArrowRight, IconCheck } from "@tabler/icons-react";

const icons = { check: IconCheck, arrow: IconArrowRight };

/** Short statements between hairlines, ticked off, or (`arrow`) pointing elsewhere. */
export function CheckList({ items, variant = "check" }: { items: string[]; variant?: keyof typeof icons }) {
  const Icon = icons[variant];
  return (
    <ul className="border-t border-hairline-strong">
      {items.map((item) => (
        <li key={item} className="flex gap-4 border-b border-hairline py-4">
          <Icon aria-hidden stroke={2} size={20} className="mt-1 -ml-[3px] shrink-0 text-accent" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
