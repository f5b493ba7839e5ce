import { useState } from "react";
import { formatCount } from "#contract/count.ts";
import { canBeAssigned } from "#contract/desk/access.ts";
import type { Application } from "#contract/desk/application.ts";
import { formatDayAndTime } from "#contract/desk/format-day.ts";
import type { Interview } from "#contract/desk/interviews.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { errorText } from "../../../api/client.ts";
import { useMemberName } from "../../../api/members.ts";
import { ExternalLink } from "../../../components/ExternalLink.tsx";
import { applicantName } from "../../../components/names.ts";
import { safeHref } from "../../../components/safe-href.ts";
import { Button } from "../../../components/ui/Button.tsx";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog.tsx";
import { useNow } from "../../../components/use-now.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { OfferDialog } from "./OfferDialog.tsx";
import { useInterviews } from "./use-interviews.ts";

type Props = {
  data: Application;
  me: Colleague;
  members: readonly Colleague[];
  canWrite: boolean;
};

const lastTime = ({ startsAt, times }: Interview) => startsAt ?? times.at(-1) ?? 0;

function stateText(interview: Interview, nowMs: number) {
  const { state, startsAt, times, hasTimeLeft } = interview;
  if (state === "cancelled") return "Cancelled";
  if (startsAt !== null) return formatDayAndTime(startsAt);
  if (lastTime(interview) <= nowMs) return "All offered times have passed";
  return hasTimeLeft
    ? `${formatCount(times.length, "time")} offered, none chosen yet`
    : "None of the offered times can be chosen any more";
}

/** The interviews of an application: offering times, moving and cancelling. */
export function Interviews({ data, me, members, canWrite }: Props) {
  const memberName = useMemberName();
  const { application, interviews } = data;
  const nowMs = useNow();
  const [dialog, setDialog] = useState<
    { kind: "offer" } | { kind: "move" | "cancel"; interview: Interview }
  >();
  const { cancel } = useInterviews(application.reference, applicantName(application));
  const canOffer =
    canWrite && application.form !== "contact" && !application.isToRead && application.status === "accepted";
  if (interviews.length === 0 && !canOffer) return null;
  const isOpen = (interview: Interview) => interview.state !== "cancelled" && lastTime(interview) > nowMs;
  function close() {
    setDialog(undefined);
    cancel.reset();
  }
  return (
    <section aria-labelledby="interviews-title" className="mb-6">
      <h2 id="interviews-title" className="mb-2 font-bold">
        Meeting
      </h2>
      <ul className="flex flex-col gap-3">
        {interviews.map((interview) => (
          <li key={interview.id}>
            <p className={interview.state === "cancelled" ? "text-quiet" : "font-medium"}>
              {stateText(interview, nowMs)}
            </p>
            <p className="text-fine wrap-anywhere text-quiet">
              {interview.durationMinutes} minutes,{" "}
              {interview.memberIds.map(memberName).join(", ") || "nobody of the team"},{" "}
              <Place place={interview.place} />
            </p>
            {interview.startsAt === null && isOpen(interview) && (
              <ul className="mt-1 text-fine text-quiet">
                {interview.times.map((time) => (
                  <li key={time}>{formatDayAndTime(time)}</li>
                ))}
              </ul>
            )}
            {canWrite && isOpen(interview) && (
              <div className="mt-2 flex flex-wrap gap-2">
                <Button onClick={() => setDialog({ kind: "move", interview })}>
                  {interview.startsAt === null ? "Set the time …" : "Move …"}
                </Button>
                <Button onClick={() => setDialog({ kind: "cancel", interview })}>Cancel …</Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {canOffer && !interviews.some(isOpen) && (
        <Button className="mt-2" onClick={() => setDialog({ kind: "offer" })}>
          Offer times …
        </Button>
      )}
      {dialog?.kind === "offer" && (
        <OfferDialog
          data={data}
          me={me}
          members={members.filter((member) => canBeAssigned(member, application))}
          onClose={close}
        />
      )}
      {dialog?.kind === "move" && (
        <MoveDialog application={application} interview={dialog.interview} onClose={close} />
      )}
      {dialog?.kind === "cancel" && (
        <ConfirmDialog
          open
          onClose={close}
          title="Cancel the meeting?"
          description={
            dialog.interview.startsAt === null
              ? "The applicant gets no email, but the link in the earlier email will show that the meeting is cancelled."
              : "The applicant and everybody taking part get an email with a file that removes the meeting from their calendars."
          }
          action="Cancel the meeting"
          isBusy={cancel.isPending}
          {...(cancel.error && { error: errorText(cancel.error) })}
          onConfirm={() => cancel.mutate(dialog.interview, { onSuccess: close })}
        />
      )}
    </section>
  );
}

function Place({ place }: { place: string }) {
  const href = safeHref("url", place);
  return href ? <ExternalLink href={href} text={place} /> : place;
}
