/** A program's time: blocks of so many units each (weeks, phases); `marked` is a unit that differs, from 1. */
export type Calendar = { blocks: number[]; ongoing?: boolean; marked?: number };

/** A calendar drawn as a ruler, for the eye alone: the length stands beside it in words. */
export function ProgramCalendar({ blocks, ongoing = false, marked = 0 }: Calendar) {
  let unit = 0;
  return (
    <div aria-hidden className="calendar">
      {blocks.map((units, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the calendar.
        <div key={block}>
          {Array.from({ length: units }, () => {
            unit += 1;
            return <i key={unit} className={unit === marked ? "calendar-marked" : undefined} />;
          })}
        </div>
      ))}
      {ongoing && <div className="calendar-ongoing" />}
    </div>
  );
}
