import { useState } from "react";
import { dateAfter, formatDay } from "#contract/desk/format-day.ts";
import { maxScheduleDays } from "#contract/desk/replies.ts";
import { DayAndTime } from "../../../components/DayAndTime.tsx";
import { completeTime, type TypedTime } from "../../../components/typed-time.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";

const morning = "08:00";

/** The next day on which people work, holidays aside. */
function nextWeekday(nowMs: number): string {
  const days = [1, 2, 3].map((count) => dateAfter(nowMs, count));
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
  return (
    <FormDialog
      title="Send later"
      description="Until then, you can discard the reply. It is put on hold if the applicant writes or withdraws, a meeting changes, another reply is written, a colleague decides or changes the stage, or you lose access. Times are in Stockholm time."
      action="Schedule"
      canSubmit={minute !== undefined}
      onSubmit={() => minute && choose(minute)}
      onClose={onClose}
    >
      <Button className="self-start" onClick={() => choose(`${proposed}T${morning}`)}>
        {formatDay(Date.parse(proposed))}, {morning}
      </Button>
      <DayAndTime maxDays={maxScheduleDays} value={time} onChange={setTime} />
    </FormDialog>
  );
}
