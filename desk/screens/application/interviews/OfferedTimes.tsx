import { IconX } from "@tabler/icons-react";
import { maxDaysAhead, maxOfferedTimes } from "#contract/interviews.ts";
import { DayAndTime } from "../../../components/DayAndTime.tsx";
import { completeTime, emptyTime, type TypedTime } from "../../../components/typed-time.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { FreeTimes, type InterviewPlan } from "./FreeTimes.tsx";

type Props = InterviewPlan & { times: TypedTime[]; onChange: (times: TypedTime[]) => void };

/** The times to offer: free ones are proposed, and others can be typed. */
export function OfferedTimes({ times, onChange, ...plan }: Props) {
  const isFull = times.length >= maxOfferedTimes;

  function toggle(time: string) {
    const isOther = (typed: TypedTime) => completeTime(typed) !== time;
    const others = times.filter(isOther);
    if (others.length < times.length) return onChange(others.length > 0 ? others : [emptyTime]);
    const [date = "", clock = ""] = time.split("T");
    const free = times.findIndex((typed) => typed.clock === "");
    if (free >= 0) onChange(times.with(free, { date, clock }));
    else if (!isFull) onChange([...times, { date, clock }]);
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
        // biome-ignore lint/suspicious/noArrayIndexKey: times have no identity, and what their fields hold follows from them.
        <div key={index} className="flex items-center gap-1">
          <DayAndTime
            maxDays={maxDaysAhead}
            label={`Day ${index + 1}`}
            clockLabel={`Time ${index + 1}`}
            value={time}
            onChange={(changed) => onChange(times.with(index, changed))}
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
          onClick={() => onChange([...times, { ...emptyTime, date: times.at(-1)?.date ?? "" }])}
        >
          Add a time
        </Button>
      )}
    </fieldset>
  );
}
