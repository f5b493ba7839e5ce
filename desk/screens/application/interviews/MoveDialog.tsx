import { Dialog } from "@base-ui/react/dialog";
import { type FormEvent, useState } from "react";
import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Interview } from "#contract/desk/interviews.ts";
import { maxDaysAhead } from "#contract/interviews.ts";
import { errorText } from "../../../api/client.ts";
import { DayAndTime } from "../../../components/DayAndTime.tsx";
import { completeTime, emptyTime } from "../../../components/typed-time.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { DialogContent } from "../../../components/ui/Dialog.tsx";
import { FormError } from "../../../components/ui/FormError.tsx";
import { useInterviews } from "./use-interviews.ts";

type Props = {
  application: InboxRow;
  interview: Interview;
  onClose: () => void;
};

/** Moves an interview, or sets its time when the applicant answered in another way. */
export function MoveDialog({ application: { reference, name }, interview: { id, state }, onClose }: Props) {
  const { move } = useInterviews(reference, name);
  const [time, setTime] = useState(emptyTime);
  const startsAt = completeTime(time);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (startsAt) move.mutate({ id, startsAt }, { onSuccess: onClose });
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={state === "chosen" ? "Move the interview" : "Set the time"}
        description="The applicant and everybody who takes part get an invitation by mail. Times are those of Stockholm."
      >
        <form className="mt-4 flex flex-col gap-5" onSubmit={submit}>
          <DayAndTime maxDays={maxDaysAhead} value={time} onChange={setTime} />
          <FormError>{move.error && errorText(move.error)}</FormError>
          <footer className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Back</Button>
            <Button type="submit" variant="primary" disabled={!startsAt || move.isPending}>
              {state === "chosen" ? "Move" : "Set"}
            </Button>
          </footer>
        </form>
      </DialogContent>
    </Dialog.Root>
  );
}
