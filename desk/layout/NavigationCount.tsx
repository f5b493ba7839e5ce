import { useQuery } from "@tanstack/react-query";
import { cn } from "#app/components/ui/cn.ts";
import { countsQuery, limitedCount } from "../api/counts.ts";
import type { NavigationItem } from "../navigation-items.ts";

/** How much waits on a screen, beside the link to it. Nothing when nothing waits. */
export function NavigationCount({ item, className }: { item: NavigationItem; className: string }) {
  const counts = useQuery(countsQuery).data;
  const count = (counts && item.count?.(counts)) ?? 0;
  if (count === 0) return null;
  return (
    <span className={cn("text-fine tabular-nums", className)}>
      {limitedCount(count)}
      <span className="sr-only"> {item.countLabel}</span>
    </span>
  );
}
