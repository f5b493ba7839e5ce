import { IconArrowRight, IconCheck } from "@tabler/icons-react";

const icons = { yes: IconCheck, no: IconArrowRight };

/** Short statements between hairlines, ticked off, or (`no`) pointing elsewhere. */
export function CheckList({ items, kind = "yes" }: { items: string[]; kind?: keyof typeof icons }) {
  const Icon = icons[kind];
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
