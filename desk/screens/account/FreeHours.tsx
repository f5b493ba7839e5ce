import { IconX } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { FreeHours as Range } from "#contract/desk/free-hours.ts";
import { meApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { meQuery } from "../../api/members.ts";
import { ClockInput } from "../../components/ClockInput.tsx";
import { clockOf } from "../../components/typed-time.ts";
import { Button } from "../../components/ui/Button.tsx";
import { FormError } from "../../components/ui/FormError.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { Section } from "./Section.tsx";
import { useMyChange } from "./use-my-change.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A range as it is sent; undefined when it is incomplete, or ends before it begins. */
function complete({ weekday, from, until }: Range): Range | undefined {
  const [start, end] = [clockOf(from), clockOf(until)];
  return start && end && start < end ? { weekday, from: start, until: end } : undefined;
}

/** A range being edited, with what its fields are known by when another one is removed. */
type Row = Range & { id: string };

const newRow = (range: Range): Row => ({ ...range, id: crypto.randomUUID() });

const isFilled = ({ from, until }: Range) => from !== "" || until !== "";

/** The hours of a week in which one takes interviews. */
export function FreeHours() {
  const { freeHours } = useSuspenseQuery(meQuery).data;
  const [ranges, setRanges] = useState<readonly Row[]>(() => freeHours.map(newRow));
  const [showsMistake, setShowsMistake] = useState(false);
  const change = useMyChange();
  const filled = ranges.filter(isFilled);
  const hours = filled.flatMap((range) => complete(range) ?? []);
  const isWrong = hours.length < filled.length;

  function add(weekday: number) {
    const isFirst = !ranges.some((range) => range.weekday === weekday);
    const before = ranges.findLast((range) => range.weekday < weekday);
    // Most days have the hours of the day before.
    const range = isFirst && before ? before : { from: "", until: "" };
    setRanges([...ranges, newRow({ ...range, weekday })].sort((a, b) => a.weekday - b.weekday));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    setShowsMistake(isWrong);
    if (isWrong) return;
    change.mutate({
      change: () => call(meApi.change, { body: { freeHours: hours } }),
      done: "Your hours are saved",
    });
  }
  return (
    <Section
      title="Hours for meetings"
      description="When you offer times to an applicant, the desk proposes these hours, except those already taken. They are in Stockholm time."
    >
      <form onSubmit={save}>
        <ul className="border-t border-hairline">
          {weekdays.map((name, day) => (
            <li key={name} className="flex flex-wrap gap-x-3 border-b border-hairline py-1.5">
              <span className="w-24 py-1.5">{name}</span>
              <div ref={keepFocus} className="flex flex-col items-start gap-1.5">
                {ranges.map((range, index) => {
                  if (range.weekday !== day + 1) return null;
                  const number = ranges.slice(0, index).filter(({ weekday }) => weekday === day + 1).length;
                  const label = number === 0 ? name : `${name} ${number + 1}`;
                  const set = (changed: Partial<Range>) =>
                    setRanges(ranges.with(index, { ...range, ...changed }));
                  return (
                    <div key={range.id} className="flex flex-wrap items-center gap-1.5">
                      <ClockInput
                        label={`${label} from`}
                        value={range.from}
                        onChange={(from) => set({ from })}
                      />
                      <span aria-hidden>–</span>
                      <ClockInput
                        label={`${label} until`}
                        value={range.until}
                        onChange={(until) => set({ until })}
                      />
                      <Button
                        variant="quiet"
                        iconOnly
                        aria-label={`Remove ${label}`}
                        onClick={() => setRanges(ranges.toSpliced(index, 1))}
                      >
                        <IconX aria-hidden />
                      </Button>
                    </div>
                  );
                })}
                <Button variant="quiet" aria-label={`Add hours on ${name}`} onClick={() => add(day + 1)}>
                  Add hours
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <FormError>
          {showsMistake &&
            isWrong &&
            "Please write each time like 09:30, and make each range end after it starts."}
        </FormError>
        <Button type="submit" className="mt-3" disabled={change.isPending}>
          Save the hours
        </Button>
      </form>
    </Section>
  );
}
