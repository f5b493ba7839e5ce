import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

export type Phase = {
  phase: string;
  title: string;
  timeline?: string;
  activities?: string[];
  elements?: string[];
  quote?: string;
  sample: boolean;
};

/** More phases than this stand in two columns, each with a large number. */
const maxInOneRow = 4;

/**
 * The phases of a program: when, what happens, and a quotation of a participant. Up to four stand side by side and
 * share their lines (subgrid). The program's calendar above draws them to scale.
 */
export function PhaseList({ phases }: { phases: Phase[] }) {
  if (phases.length > maxInOneRow) {
    return (
      <ol className="grid gap-x-8 md:grid-cols-2">
        {phases.map((phase, index) => (
          <li
            key={phase.title}
            className="reveal grid grid-cols-[4.5rem_1fr] border-t border-hairline py-8 md:grid-cols-[7rem_1fr] md:py-10"
          >
            <span aria-hidden className="text-numeral font-text tracking-display text-quiet">
              {index + 1}
            </span>
            <div>
              <PhaseContent {...phase} />
            </div>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ol className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-y-0">
      {phases.map((phase, index) => (
        <li
          key={phase.title}
          className="reveal border-t-2 border-ember pt-5 lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          style={{ "--reveal-index": index }}
        >
          <PhaseContent {...phase} />
        </li>
      ))}
    </ol>
  );
}

/** The four parts of a phase that stand in rows of their own where phases stand side by side. */
function PhaseContent({ phase, title, timeline, activities = [], elements = [], quote, sample }: Phase) {
  return (
    <>
      <p className="text-label text-quiet tabular-nums">{timeline ? `${phase} — ${timeline}` : phase}</p>
      <Heading level={3} variant="item" className="mt-2 lg:mt-4">
        {title}
      </Heading>
      <ul className="mt-4 flex flex-col gap-2 text-quiet">
        {[...activities, ...elements].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        {quote && <p className="mt-6 border-l-2 border-accent pl-4 font-medium">“{quote}”</p>}
        {sample && <SampleTag className="mt-4" />}
      </div>
    </>
  );
}
