import type { ReactNode } from "react";

const names: Record<string, string> = { Escape: "Esc" };

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-control border border-hairline-strong px-1.5 font-sans text-fine whitespace-nowrap text-quiet">
      {typeof children === "string" ? (names[children] ?? children) : children}
    </kbd>
  );
}
