import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { TextLink } from "#app/components/ui/TextLink.tsx";

/** Which form is for whom: who the visitor is on the left, the page to go to on the right. */
export function FormGuide({
  items,
  current,
  here,
  className,
  ...props
}: {
  items: { visitor: string; href: string; label: string; note?: string }[];
  /** Path of the page it stands on, whose rows say `here` in place of a link. */
  current?: string;
  here: string;
} & ComponentProps<"dl">) {
  return (
    <dl {...props} className={cn("border-t border-hairline-strong", className)}>
      {items.map(({ visitor, href, label, note }) => (
        <div
          key={visitor}
          className="reveal grid gap-x-8 gap-y-1 border-b border-hairline py-6 md:grid-cols-2 md:items-baseline"
        >
          <dt className="text-row leading-tight font-bold text-balance">{visitor}</dt>
          <dd>
            {href === current ? (
              <span className="inline-block py-1 font-bold">{here}</span>
            ) : (
              <TextLink href={href}>{label}</TextLink>
            )}
            {note && <p className="max-w-text text-quiet">{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
