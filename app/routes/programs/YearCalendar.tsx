import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** Places and widths are in percent of the axis. */
type Row = {
  name: string;
  href: string;
  length: string;
  start: { value: string; sample: boolean };
  dated: boolean;
  left: number;
  right: number;
  latestRight: number;
  boundaries: number[];
  calendar: { ongoing?: string | undefined };
};

/**
 * Programs as bars on one axis of months: filled from a known start to the end, with a line where a phase begins, and
 * outlined where the start is not fixed. Name, start and length stand beside each bar as text.
 */
export function YearCalendar({
  months,
  rows,
}: {
  months: { label: string; year: string | undefined; left: number }[];
  rows: Row[];
}) {
  return (
    <div className="reveal relative isolate pt-12">
      <div aria-hidden className="absolute inset-0 -z-1">
        {months.map(({ label, year, left }, index) => (
          <span
            key={left}
            className={cn(
              "absolute inset-y-0 border-l pl-1.5 text-label leading-tight tracking-normal sm:pl-2",
              year ? "border-hairline-strong" : "border-hairline text-quiet",
              index % 3 > 0 && "max-lg:text-transparent",
            )}
            style={{ left: `${left}%` }}
          >
            {label}
            {year && <span className="block font-bold">{year}</span>}
          </span>
        ))}
      </div>
      <ul className="flex flex-col gap-12 border-t border-hairline-strong pt-10 pb-4 lg:gap-14">
        {rows.map((row) => (
          <li key={row.href}>
            <a href={row.href} className="group block">
              <div
                className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pl-2 lg:pl-[calc(var(--bar-left)+0.5rem)]"
                style={{ "--bar-left": `${row.left}%` }}
              >
                <Heading
                  level={3}
                  variant="item"
                  className="bg-ground pr-2 group-hover:text-accent lg:text-row"
                >
                  {row.name}
                </Heading>
                <p className="bg-ground pr-2 text-small text-quiet">
                  {row.start.value}
                  {row.start.sample && <SampleTag />}
                  {" · "}
                  {row.length}
                </p>
              </div>
              <Bar {...row} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ dated, left, right, latestRight, boundaries, calendar }: Row) {
  return (
    <div aria-hidden className="relative mt-4 h-10 lg:h-12">
      {latestRight > right && (
        <i
          className="absolute inset-y-0 border border-dashed border-hairline-strong"
          style={{ left: `${right}%`, right: `${100 - latestRight}%` }}
        />
      )}
      {calendar.ongoing && (
        <i
          className="absolute inset-y-0 w-[12%] bg-linear-to-r from-ember/50 to-transparent"
          style={{ left: `${right}%` }}
        />
      )}
      <i
        className={cn(
          "absolute inset-y-0 transition-colors",
          dated ? "bg-ember group-hover:bg-text" : "border border-ember bg-ground group-hover:bg-raised",
        )}
        style={{ left: `${left}%`, right: `${100 - right}%` }}
      />
      {boundaries.map((place) => (
        <i
          key={place}
          className={cn("absolute inset-y-0 w-px", dated ? "bg-ground" : "bg-ember")}
          style={{ left: `${place}%` }}
        />
      ))}
    </div>
  );
}
