import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

export type Wordmark = { src: string; width: number; height: number };

/**
 * A company's wordmark, drawn for dark grounds. `height` is its height, as far as its width fits. In a hero it is loaded
 * with `loading="eager"`.
 */
export function WordmarkImage({
  wordmark,
  height,
  className,
  style,
  ...props
}: { wordmark: Wordmark; height: string } & Omit<ComponentProps<"img">, "src" | "width" | "height">) {
  return (
    <img
      alt=""
      loading="lazy"
      {...props}
      src={wordmark.src}
      width={wordmark.width}
      height={wordmark.height}
      className={cn(
        "h-auto forced-color-adjust-none forced-colors:bg-black forced-colors:p-2 print:[filter:brightness(0)]",
        className,
      )}
      style={{ width: `min(100%, ${height} * ${wordmark.width / wordmark.height})`, ...style }}
    />
  );
}
