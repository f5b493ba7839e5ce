import { cn } from "#app/components/ui/cn.ts";
import { formatDue, formatFullTime } from "./format-time.ts";
import { useNow } from "./use-now.ts";

type Props = {
  /** Milliseconds since 1970. */
  time: number;
  what?: "Answer" | "Judgement";
  className?: string;
};

/** The time left until an answer or a judgement is due, or how late it is. */
export function DueTime({ time, what = "Answer", className }: Props) {
  const nowMs = useNow();
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={`${what} due ${formatFullTime(time)}`}
      className={cn("tabular-nums", time <= nowMs ? "font-medium text-danger" : "text-quiet", className)}
    >
      {formatDue(time, nowMs)}
    </time>
  );
}
