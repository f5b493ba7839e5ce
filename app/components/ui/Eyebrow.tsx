import type { ReactNode } from "react";

/** The small ruled line above a heading, for instance `01 — Strategy`. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="label">{children}</p>;
}
