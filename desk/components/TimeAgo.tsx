import { formatAge, formatFullTime } from "./format-time.ts";
import { useNow } from "./use-now.ts";

/** How long ago something happened, with the full time as its tooltip. @param time milliseconds since 1970 */
export function TimeAgo({ time, className }: { time: number; className?: string }) {
  return (
    <time dateTime={new Date(time).toISOString()} title={formatFullTime(time)} className={className}>
      {formatAge(time, useNow())}
    </time>
  );
}
