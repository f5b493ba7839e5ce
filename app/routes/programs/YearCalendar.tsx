import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Tag, TagList } from "#app/components/ui/TagList.tsx";
import type { readProgramTeasers } from "#content-model/programs.ts";
import type { getYearCalendar } from "#content-model/year-calendar.ts";

type Teaser = Awaited<ReturnType<typeof readProgramTeasers>>[number];
type Calendar = ReturnType<typeof getYearCalendar<Teaser>>;
type Row = Calendar["rows"][number];

const bar = {
  dated: "bg-ember text-basalt",
  undated: "border-y border-dashed border-ember text-accent",
  longest: "border border-hairline-strong forced-colors:border-[CanvasText]",
  ongoing: "bg-[linear-gradient(to_right,color-mix(in_srgb,var(--color-ember)_50%,transparent),transparent)]",
};

type BarKind = keyof typeof bar;

type Months = Pick<Calendar, "months">;

/**
 * Programs as bars on one axis of months, with a number in each phase: filled from a known start to the end, and dashed
 * where the start is not fixed. Name, start, length, price and phases stand beside each bar as text.
 */
export function YearCalendar({ months, rows, barLabels }: Calendar & { barLabels: Record<BarKind, string> }) {
  const shownKinds: Record<BarKind, boolean> = {
    dated: rows.some((row) => row.dated),
    undated: rows.some((row) => !row.dated),
    longest: rows.some((row) => row.latestRight > row.right),
    ongoing: rows.some((row) => row.calendar.ongoing),
  };
  return (
    <figure className="reveal">
      <div className="relative isolate pt-12">
        <div aria-hidden className="absolute inset-0 -z-1">
          {months.map(({ label, year, left }, index) => (
            <span
              key={left}
              className={cn(
                "absolute top-0 h-12 border-l pl-1.5 text-label leading-tight tracking-normal sm:pl-1.5",
                year ? "border-hairline-strong" : "border-hairline text-quiet",
              )}
              style={{ left: `${left}%` }}
            >
              <span className={index % 3 > 0 ? "max-lg:hidden" : undefined}>{label}</span>
              {year && <span className="block font-bold">{year}</span>}
            </span>
          ))}
        </div>
        <ul className="flex flex-col gap-10 border-t border-hairline-strong pt-10 pb-5">
          {rows.map((row) => (
            <ProgramRow key={row.href} {...row} months={months} />
          ))}
        </ul>
      </div>
      <figcaption
        aria-hidden
        className="flex flex-wrap gap-x-8 gap-y-4 border-t border-hairline-strong pt-5 text-small text-quiet"
      >
        {(Object.keys(bar) as BarKind[])
          .filter((kind) => shownKinds[kind])
          .map((kind) => (
            <span key={kind} className="flex items-center gap-3">
              <i
                className={cn(
                  "h-4 w-8 shrink-0 forced-color-adjust-none [print-color-adjust:exact]",
                  bar[kind],
                  kind === "undated" && "border-x",
                )}
              />
              {barLabels[kind]}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

function ProgramRow({ name, href, length, start, price, months, ...row }: Row & Months) {
  const indent = "relative lg:pl-(--bar-left)";
  return (
    <li style={{ "--bar-left": `${row.left}%` }}>
      <a href={href} className="group block">
        <div className={cn("flex flex-wrap items-baseline gap-x-5 gap-y-2", indent)}>
          <Heading level={3} variant="item" className="pr-3 group-hover:text-accent lg:text-row">
            {name}
          </Heading>
          <TagList className="pr-3 text-small">
            {[start.value, length, price].map((text) => (
              <Tag key={text}>
                <ContentText text={text} />
              </Tag>
            ))}
          </TagList>
        </div>
        <Bar {...row} months={months} />
        <ol className={cn("mt-3 flex flex-wrap gap-y-2 text-label tracking-normal text-quiet", indent)}>
          {row.phases.map((phase, index) => (
            <PhaseName key={phase.name} number={index + 1} name={phase.name} />
          ))}
          {row.calendar.ongoing && <PhaseName number={row.phases.length + 1} name={row.calendar.ongoing} />}
        </ol>
      </a>
    </li>
  );
}

function PhaseName({ number, name }: { number: number; name: string }) {
  return (
    <li className="pr-3">
      <span aria-hidden className="mr-1.5 font-bold text-accent">
        {number}
      </span>
      {name}
    </li>
  );
}

function Bar({
  dated,
  right,
  latestRight,
  phases,
  calendar,
  months,
}: Pick<Row, "dated" | "right" | "latestRight" | "phases" | "calendar"> & Months) {
  return (
    <div
      aria-hidden
      className="relative isolate mt-4 h-9 forced-color-adjust-none [print-color-adjust:exact]"
    >
      {months.map(({ left, year }) => (
        <i
          key={left}
          className={cn(
            "absolute -inset-y-2 -z-1 border-l",
            year ? "border-hairline-strong" : "border-hairline",
          )}
          style={{ left: `${left}%` }}
        />
      ))}
      {latestRight > right && (
        <i
          className={cn("absolute inset-y-0 border-l-0", bar.longest)}
          style={{ left: `${right}%`, right: `${100 - latestRight}%` }}
        />
      )}
      {calendar.ongoing && (
        <span
          className={cn(
            "absolute inset-y-0 flex w-[12%] items-center pl-1.5 text-label font-bold forced-colors:text-[CanvasText]",
            bar.ongoing,
          )}
          style={{ left: `${right}%` }}
        >
          {phases.length + 1}
        </span>
      )}
      {phases.map((phase, index) => (
        <span
          key={phase.name}
          className={cn(
            "absolute inset-y-0 flex items-center border-l text-label font-bold transition-colors max-sm:justify-center sm:pl-1.5",
            dated
              ? "border-ground group-hover:bg-text first:border-l-0"
              : "bg-ground group-hover:bg-raised last:border-r",
            bar[dated ? "dated" : "undated"],
          )}
          style={{ left: `${phase.left}%`, right: `${100 - phase.right}%` }}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}
