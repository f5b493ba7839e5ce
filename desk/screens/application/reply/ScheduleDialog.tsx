import { Dialog } from "@base-ui/react/dialog";
import { type FormEvent, useState } from "react";
import { dateOf, formatDay } from "#contract/desk/format-day.ts";
import { maxScheduleDays } from "#contract/desk/replies.ts";
import { dayMs } from "#contract/durations.ts";
import { DayAndTime } from "../../../components/DayAndTime.tsx";
import { completeTime, type TypedTime } from "../../../components/typed-time.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { DialogContent } from "../../../components/ui/Dialog.tsx";

const morning = "08:00";

/** The next day on which people work, holidays aside. */
function nextWeekday(nowMs: number): string {
  const days = [1, 2, 3].map((count) => dateOf(nowMs + count * dayMs));
  return days.find((day) => ![0, 6].includes(new Date(day).getUTCDay())) ?? "";
}

type Props = {
  /** Gets a minute in Stockholm, such as `2026-11-23T08:00`. */
  onChoose: (minute: string) => void;
  onClose: () => void;
};

/** Chooses when a reply is sent. */
export function ScheduleDialog({ onChoose, onClose }: Props) {
  const [nowMs] = useState(Date.now);
  const proposed = nextWeekday(nowMs);
  const [time, setTime] = useState<TypedTime>({ date: proposed, clock: morning });
  const minute = completeTime(time);
  function choose(minute: string) {
    onChoose(minute);
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (minute) choose(minute);
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Send later"
        description="Until then it can be discarded. It is held if a colleague answers first, or the applicant writes. Times are those of Stockholm."
      >
        <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
          <Button className="self-start" onClick={() => choose(`${proposed}T${morning}`)}>
            {formatDay(Date.parse(proposed))}, {morning}
          </Button>
          <DayAndTime maxDays={maxScheduleDays} value={time} onChange={setTime} />
          <footer className="flex justify-end gap-2">
            <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
            <Button type="submit" variant="primary" disabled={!minute}>
              Schedule
            </Button>
          </footer>
        </form>
      </DialogContent>
    </Dialog.Root>
  );
}
