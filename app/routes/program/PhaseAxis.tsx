import { cn } from "#app/components/ui/cn.ts";
import type { CalendarLabels, PhaseDetails, Plan, Schedule } from "./schedule.ts";
import { Ticks } from "./Ticks.tsx";

/** How many units are drawn for what goes on without an end. */
const ongoingUnits = 3;

/**
 * Phases one after the other on one axis. On wide screens the cells hold their names, and the list below continues the
 * cells; without details it is there for screen readers only.
 */
export function PhaseAxis({
  schedule,
  plan,
  details,
  labels,
}: {
  schedule: Schedule;
  plan: Plan;
  details: PhaseDetails[];
  labels: CalendarLabels;
}) {
  const { total, phases, ongoing, highlight } = schedule;
  const columns = {
    gridTemplateColumns: `repeat(${total + (ongoing ? ongoingUnits : 0)}, minmax(0, 1fr))`,
  };
  const ongoingColumn = `${total + 1} / -1`;
  return (
    <>
      <div aria-hidden className="grid" style={columns}>
        <Ticks schedule={schedule} labels={labels} />
        {ongoing && <span className="mt-5 border-l border-hairline-strong" />}
        {plan.map(({ name, start, length }, index) => (
          <Cell key={name} column={`${start + 1} / span ${length}`} mark={index + 1} name={name} />
        ))}
        {ongoing && <Cell column={ongoingColumn} mark={plan.length + 1} name={ongoing} isOngoing />}
        {highlight && (
          <span
            className="row-start-3 flex border-t-8 border-ember pt-3 text-small font-bold whitespace-nowrap max-lg:justify-center lg:row-start-2"
            style={{ gridColumn: `${highlight.at} / span 1` }}
          >
            {highlight.name}
          </span>
        )}
      </div>
      <ol className={cn("max-lg:mt-8", details.length > 0 ? "lg:grid" : "lg:sr-only")} style={columns}>
        {phases.map(({ name, time }, index) => (
          <Item
            key={name}
            column={`${(plan[index]?.start ?? 0) + 1} / span ${plan[index]?.length}`}
            mark={index + 1}
            name={name}
            time={details[index]?.timeline ?? time}
            lines={details[index]?.lines}
          />
        ))}
        {ongoing && (
          <Item
            column={ongoingColumn}
            mark={phases.length + 1}
            name={ongoing}
            time={details[phases.length]?.timeline}
            lines={details[phases.length]?.lines}
          />
        )}
        {highlight && (
          <li className="sr-only">
            {highlight.name}: {highlight.time}
          </li>
        )}
      </ol>
    </>
  );
}

function Cell({
  column,
  mark,
  name,
  isOngoing = false,
}: {
  column: string;
  mark: number;
  name: string;
  isOngoing?: boolean;
}) {
  return (
    <span
      className={cn(
        "row-start-2 flex h-16 flex-col justify-between border-l-2 border-ember px-2 py-3 leading-tight lg:h-28 lg:px-4 lg:py-4",
        isOngoing ? "bg-[linear-gradient(to_right,var(--raised),transparent)]" : "bg-raised",
      )}
      style={{ gridColumn: column }}
    >
      <span className="text-label font-bold text-accent tabular-nums">{mark}</span>
      <span className="font-bold max-lg:hidden">{name}</span>
    </span>
  );
}

function Item({
  column,
  mark,
  name,
  time,
  lines = [],
}: {
  column: string;
  mark: number;
  name: string;
  time?: string | undefined;
  lines?: string[] | undefined;
}) {
  return (
    <li
      className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-3 border-hairline py-4 max-lg:border-b max-lg:first:border-t lg:block lg:border-l-2 lg:border-ember lg:px-4 lg:pt-6 lg:pb-4"
      style={{ gridColumn: column }}
    >
      <span aria-hidden className="text-label font-bold text-accent tabular-nums lg:hidden">
        {mark}
      </span>
      <p className="font-bold lg:sr-only">{name}</p>
      <p className="text-small text-quiet xs:max-lg:whitespace-nowrap">{time}</p>
      {lines.length > 0 && (
        <ul className="col-span-2 col-start-2 mt-3 flex flex-col gap-2 text-quiet">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
