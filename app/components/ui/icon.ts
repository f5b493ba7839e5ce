import type { ComponentType } from "react";

/** An icon component: hidden from screen readers, its size set by a class. */
export type Icon = ComponentType<{ "aria-hidden": true; className?: string }>;
