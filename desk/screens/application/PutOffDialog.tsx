import { useState } from "react";
import { dateAfter, dateOf, formatDay } from "#contract/desk/format-day.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DateInput } from "../../components/ui/DateInput.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";

/** Days to choose at once: tomorrow, the next Monday, and a week from now. */
function proposedDays(nowMs: number): string[] {
  const days = [1, 2, 3, 4, 5, 6, 7].map((count) => dateAfter(nowMs, count));
  const monday = days.find((day) => new Date(day).getUTCDay() === 1);
  return [...new Set([days[0], monday, days[6]])].filter((day) => day !== undefined).sort();
}

type Props = {
  /** Until when it is put off now. */
  until: number | null;
  onChoose: (date: string | null) => void;
  onClose: () => void;
};

/** Chooses the day on which an application is to be taken up again. */
export function PutOffDialog({ until, onChoose, onClose }: Props) {
  const [nowMs] = useState(Date.now);
  const [date, setDate] = useState(until === null ? "" : dateOf(until));
  function choose(day: string | null) {
    onChoose(day);
    onClose();
  }
  return (
    <FormDialog
      title="Put off"
      description="Until that day, the application is not listed under Mine. The date on which its answer is due stays the same."
      action="Put off"
      canSubmit={date !== ""}
      buttons={until !== null && <Button onClick={() => choose(null)}>Bring back now</Button>}
      onSubmit={() => choose(date)}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        {proposedDays(nowMs).map((day) => (
          <Button key={day} onClick={() => choose(day)}>
            {formatDay(Date.parse(day))}
          </Button>
        ))}
      </div>
      <DateInput
        label="Day"
        value={date}
        min={dateAfter(nowMs, 1)}
        max={dateAfter(nowMs, 365)}
        onChange={setDate}
      />
    </FormDialog>
  );
}
