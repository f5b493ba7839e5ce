import type { ComponentType } from "react";

/** An icon as parts show it: hidden from screen readers, in a stroke and size of the part's own. */
export type Icon = ComponentType<{ "aria-hidden": true; stroke: number; size: number }>;
