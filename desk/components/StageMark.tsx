import { cva } from "class-variance-authority";
import type { Stage } from "#contract/desk/stages.ts";

const mark = cva("block size-2.5 rounded-full border", {
  variants: {
    outcome: {
      open: "border-current",
      accepted: "border-positive bg-positive",
      declined: "border-hairline-strong bg-hairline-strong",
    },
  },
});

/** A dot beside the name of a stage: hollow while it needs work, filled once it has ended. */
export function StageMark({ outcome }: { outcome: Stage["outcome"] }) {
  return <span aria-hidden className={mark({ outcome })} />;
}
