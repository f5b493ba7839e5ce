import type { Stage } from "#contract/desk/stages.ts";

/** The circumference of the circle whose thick line fills a part of the mark. */
const fullCircle = 2 * Math.PI * 2;

/**
 * A sign beside the name of a stage: a circle that fills from one open stage to the next, a tick once it ended well, a
 * cross once it was declined.
 * @param stages of the form, in order
 */
export function StageMark({ stage, stages }: { stage: Stage; stages: readonly Stage[] }) {
  const open = stages.filter(({ outcome }) => outcome === "open");
  const filled = Math.max(0, open.indexOf(stage)) / open.length;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      className="size-3.5 shrink-0"
    >
      {stage.outcome === "open" && (
        <>
          <circle cx="7" cy="7" r="6" strokeWidth="1.25" />
          <circle
            cx="7"
            cy="7"
            r="2"
            strokeWidth="4"
            strokeDasharray={`${filled * fullCircle} ${fullCircle}`}
            transform="rotate(-90 7 7)"
          />
        </>
      )}
      {stage.outcome === "accepted" && (
        <>
          <circle cx="7" cy="7" r="6.5" className="fill-positive stroke-none" />
          <path d="m4 7.25 2 2 4-4.5" strokeWidth="1.5" className="stroke-ground" />
        </>
      )}
      {stage.outcome === "declined" && (
        <>
          <circle cx="7" cy="7" r="6" strokeWidth="1.25" className="stroke-hairline-strong" />
          <path d="m4.75 4.75 4.5 4.5m0-4.5-4.5 4.5" strokeWidth="1.25" className="text-quiet" />
        </>
      )}
    </svg>
  );
}
