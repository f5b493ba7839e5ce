import { cn } from "#app/components/ui/cn.ts";
import { formatDue, formatFullTime } from "./format-time.ts";
import { useNow } from "./use-now.ts";

/** The time left until an answer is due, or how late it is. @param time milliseconds since 1970 */
export function DueTime({ time, className }: { time: number; className?: string }) {
  const nowMs = useNow();
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={`Answer due ${formatFullTime(time)}`}
      className={cn("tabular-nums", time <= nowMs ? "font-medium text-danger" : "text-quiet", className)}
    >
      {formatDue(time, nowMs)}
    </time>
  );
}
