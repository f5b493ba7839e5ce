import type { ComponentType } from "react";

/** An icon component; its size and stroke are set in base.css. */
export type Icon = ComponentType<{ "aria-hidden": true; className?: string; stroke?: number; size?: number }>;
