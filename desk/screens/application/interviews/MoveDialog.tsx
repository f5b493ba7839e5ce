import { useState } from "react";
import { formatDayAndTime } from "#contract/desk/format-day.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Interview } from "#contract/desk/interviews.ts";
import { maxDaysAhead } from "#contract/interviews.ts";
import { errorText } from "../../../api/client.ts";
import { DayAndTime } from "../../../components/DayAndTime.tsx";
import { applicantName } from "../../../components/names.ts";
import { completeTime, emptyTime } from "../../../components/typed-time.ts";
import { FormDialog } from "../../../components/ui/FormDialog.tsx";
import { useInterviews } from "./use-interviews.ts";

type Props = {
  application: InboxRow;
  interview: Interview;
  onClose: () => void;
};

/** Moves an interview, or sets its time when the applicant answered in another way. */
export function MoveDialog({ application, interview, onClose }: Props) {
  const { move } = useInterviews(application.reference, applicantName(application));
  const [time, setTime] = useState(emptyTime);
  const startsAt = completeTime(time);
  const { startsAt: present } = interview;
  const now = present === null ? "" : `The meeting is on ${formatDayAndTime(present)}. `;
  return (
    <FormDialog
      title={present !== null ? "Move the meeting" : "Set the time"}
      description={`${now}The applicant and everybody taking part get an invitation by email. Times are in Stockholm time.`}
      action={present !== null ? "Move" : "Set"}
      cancel="Back"
      isBusy={move.isPending}
      canSubmit={startsAt !== undefined}
      error={move.error && errorText(move.error)}
      onSubmit={() => startsAt && move.mutate({ interview, startsAt }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <DayAndTime maxDays={maxDaysAhead} value={time} onChange={setTime} />
    </FormDialog>
  );
}
