import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

export type Wordmark = { src: string; width: number; height: number };

/** A company's wordmark, drawn for dark grounds. `--height` sets its height, as far as its width fits. */
export function WordmarkImage({
  wordmark,
  className,
  style,
  ...props
}: { wordmark: Wordmark } & Omit<ComponentProps<"img">, "src" | "width" | "height">) {
  return (
    <img
      alt=""
      {...props}
      src={wordmark.src}
      width={wordmark.width}
      height={wordmark.height}
      className={cn(
        "h-auto w-[min(100%,var(--height)*var(--ratio))] forced-color-adjust-none forced-colors:bg-black forced-colors:p-2 print:brightness-0",
        className,
      )}
      style={{ "--ratio": wordmark.width / wordmark.height, ...style }}
    />
  );
}
