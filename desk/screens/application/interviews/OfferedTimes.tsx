import { IconX } from "@tabler/icons-react";
import { maxDaysAhead, maxOfferedTimes } from "#contract/interviews.ts";
import { DayAndTime } from "../../../components/DayAndTime.tsx";
import { completeTime, emptyTime, type TypedTime } from "../../../components/typed-time.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { FreeTimes, type InterviewPlan } from "./FreeTimes.tsx";

/** A time to offer, with what its fields are known by when another one is removed. */
export type TimeRow = TypedTime & { id: string };

export const newTime = (time: TypedTime = emptyTime): TimeRow => ({ ...time, id: crypto.randomUUID() });

type Props = InterviewPlan & { times: TimeRow[]; onChange: (times: TimeRow[]) => void };

/** The times to offer: free ones are proposed, and others can be typed. */
export function OfferedTimes({ times, onChange, ...plan }: Props) {
  const isFull = times.length >= maxOfferedTimes;

  function toggle(time: string) {
    const isOther = (typed: TypedTime) => completeTime(typed) !== time;
    const others = times.filter(isOther);
    if (others.length < times.length) return onChange(others.length > 0 ? others : [newTime()]);
    const [date = "", clock = ""] = time.split("T");
    const free = times.findIndex((typed) => typed.clock === "");
    if (free >= 0) onChange(times.with(free, newTime({ date, clock })));
    else if (!isFull) onChange([...times, newTime({ date, clock })]);
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">Times</legend>
      <FreeTimes
        {...plan}
        offered={times.flatMap((time) => completeTime(time) ?? [])}
        isFull={isFull && times.every(({ clock }) => clock !== "")}
        onToggle={toggle}
      />
      {times.map((time, index) => (
        <div key={time.id} className="flex items-center gap-1">
          <DayAndTime
            maxDays={maxDaysAhead}
            label={`Day ${index + 1}`}
            clockLabel={`Time ${index + 1}`}
            value={time}
            onChange={(changed) => onChange(times.with(index, { ...time, ...changed }))}
          />
          {times.length > 1 && (
            <Button
              variant="quiet"
              iconOnly
              aria-label={`Remove time ${index + 1}`}
              onClick={() => onChange(times.toSpliced(index, 1))}
            >
              <IconX aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {!isFull && (
        <Button
          className="self-start"
          onClick={() => onChange([...times, newTime({ ...emptyTime, date: times.at(-1)?.date ?? "" })])}
        >
          Add a time
        </Button>
      )}
    </fieldset>
  );
}
