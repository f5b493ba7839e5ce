import { Dialog } from "@base-ui/react/dialog";
import { type FormEvent, useState } from "react";
import { dateOf, formatDay } from "#contract/desk/format-day.ts";
import { dayMs } from "#contract/durations.ts";
import { Button } from "../../components/ui/Button.tsx";
import { DateInput } from "../../components/ui/DateInput.tsx";
import { DialogContent } from "../../components/ui/Dialog.tsx";

/** Days to choose at once: tomorrow, the next Monday, and a week from now. */
function proposedDays(nowMs: number): string[] {
  const days = [1, 2, 3, 4, 5, 6, 7].map((count) => dateOf(nowMs + count * dayMs));
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
  function submit(event: FormEvent) {
    event.preventDefault();
    if (date) choose(date);
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Put off"
        description="Until then the application is not listed under Mine. If its answer is due earlier, it still counts as late."
      >
        <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
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
            min={dateOf(nowMs + dayMs)}
            max={dateOf(nowMs + 365 * dayMs)}
            onChange={setDate}
          />
          <footer className="flex justify-end gap-2">
            {until !== null && <Button onClick={() => choose(null)}>Take it up again</Button>}
            <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
            <Button type="submit" variant="primary" disabled={!date}>
              Put off
            </Button>
          </footer>
        </form>
      </DialogContent>
    </Dialog.Root>
  );
}
