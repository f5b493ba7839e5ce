import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";

/** Amounts as bars under each other, drawn from the left on one scale, each under its label and its number. */
export function ScaledBars({
  bars,
  className,
  ...props
}: {
  bars: { label: string; value: number; text: string; highlight?: boolean }[];
} & ComponentProps<"dl">) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <dl {...props} className={cn("grid gap-5", className)}>
      {bars.map(({ label, value, text, highlight }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          <dt className="text-small">{label}</dt>
          <dd className="font-bold">{text}</dd>
          <dd aria-hidden className="w-full">
            <span
              className={cn(
                "block h-9 [print-color-adjust:exact] forced-colors:bg-[CanvasText]",
                highlight ? "bg-primary" : "bg-text",
              )}
              style={{ width: `${(100 * value) / largest}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
