import { cn } from "#app/components/ui/cn.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

type Plan = { name: string; start: number; length: number }[];

export type Schedule = {
  unit: "week" | "month";
  total: number;
  plans: Plan[];
  phases: { name: string; time: string }[];
  ongoing?: string | undefined;
  highlight?: { name: string; at: number; time: string } | undefined;
  sample: boolean;
};

/** Units with a long tick: the first, then every fourth week or every third month. */
const isMajor = (unit: Schedule["unit"], number: number) =>
  number === 1 || number % (unit === "week" ? 4 : 3) === 0;

/** The number of units until a plan ends. */
const endOf = (plan: Plan) => plan.reduce((end, { start, length }) => Math.max(end, start + length), 0);

/** How many units are drawn for what goes on without an end. */
const ongoingUnits = 2;

/**
 * A program's phases to scale, over numbered weeks or months; a second row shows the longest plan where the length
 * varies. The list below the drawing says the same in words; on wide screens, where the cells hold the names, it is
 * for screen readers only.
 */
export function ProgramCalendar({
  schedule,
  labels,
}: {
  schedule: Schedule;
  /** `week` and `month` are letters before the numbers of ticks. */
  labels: { week: string; month: string; shortest: string; longest: string };
}) {
  const { unit, total, plans, phases, ongoing, highlight, sample } = schedule;
  const columns = total + (ongoing ? ongoingUnits : 0);
  const [first = []] = plans;
  const second = plans[1];
  return (
    <figure className="reveal">
      <div aria-hidden className="grid" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
          <span
            key={number}
            className={cn(
              "flex h-9 items-start border-l text-map tabular-nums sm:text-label sm:tracking-normal",
              isMajor(unit, number)
                ? "border-hairline-strong pl-1 font-bold sm:pl-1.5"
                : "border-hairline pl-1.5 text-quiet max-md:text-transparent",
            )}
          >
            {isMajor(unit, number) ? labels[unit] : ""}
            {number}
          </span>
        ))}
        {ongoing && <span className="border-l border-hairline-strong" />}
        <PlanRow plan={first} named={!second} />
        {ongoing && (
          <span
            className="flex h-16 items-center border-l-2 border-ember bg-linear-to-r from-raised to-transparent pl-3 text-label tracking-normal lg:h-24"
            style={{ gridColumn: `span ${ongoingUnits}` }}
          >
            <span className="max-lg:hidden">{ongoing}</span>
          </span>
        )}
        {second && (
          <>
            <span
              className="self-center justify-self-end text-label whitespace-nowrap text-quiet"
              style={{ gridColumn: `${endOf(first) + 1} / -1` }}
            >
              {labels.shortest}
            </span>
            <Connector from={first} to={second} total={total} />
            <PlanRow plan={second} named />
            <span className="col-span-full pt-2 text-right text-label text-quiet">{labels.longest}</span>
          </>
        )}
        {highlight && (
          <span
            className={cn(
              "mt-2 flex border-t-4 border-ember pt-2 text-label tracking-normal whitespace-nowrap",
              // Its name grows towards the middle, so that it stays inside the drawing.
              highlight.at > total / 2 && "justify-end",
            )}
            style={{ gridColumn: `${highlight.at} / span 1` }}
          >
            {highlight.name}
          </span>
        )}
      </div>
      <ol className="mt-8 border-t border-hairline lg:sr-only">
        {phases.map(({ name, time }, index) => (
          <li key={name} className="flex items-baseline gap-4 border-b border-hairline py-3">
            <span aria-hidden className="w-5 text-label text-accent tabular-nums">
              {index + 1}
            </span>
            <span className="grow font-medium">{name}</span>
            <span className="text-small whitespace-nowrap text-quiet">{time}</span>
          </li>
        ))}
        {highlight && (
          <li className="sr-only">
            {highlight.name}: {highlight.time}
          </li>
        )}
        {ongoing && <li className="border-b border-hairline py-3 pl-9 font-medium">{ongoing}</li>}
      </ol>
      {sample && (
        <p className="mt-4">
          <SampleTag />
        </p>
      )}
    </figure>
  );
}

function PlanRow({ plan, named }: { plan: Plan; named: boolean }) {
  return plan.map(({ name, start, length }, index) => (
    <span
      key={name}
      className={cn(
        "flex flex-col border-l-2 border-ember bg-raised px-2 py-2 leading-tight xl:px-3 xl:py-2.5",
        named ? "h-16 justify-between lg:h-24" : "h-10 justify-center",
      )}
      style={{ gridColumn: `${start + 1} / span ${length}` }}
    >
      <span className="text-label text-accent tabular-nums">{index + 1}</span>
      {named && (
        <span className="text-label font-medium tracking-normal max-lg:hidden xl:text-small">{name}</span>
      )}
    </span>
  ));
}

/** Lines from where the phases of one plan begin to where they begin in the other. */
function Connector({ from, to, total }: { from: Plan; to: Plan; total: number }) {
  return (
    <svg
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden
      className="col-span-full h-8 w-full overflow-visible stroke-ember"
    >
      {to.map(({ name, start, length }, index) => {
        const previous = from[index] ?? { start, length };
        const isLast = index === to.length - 1;
        return (
          <g key={name}>
            <line x1={previous.start} x2={start} y1={0} y2={1} vectorEffect="non-scaling-stroke" />
            {isLast && (
              <line
                x1={previous.start + previous.length}
                x2={start + length}
                y1={0}
                y2={1}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
