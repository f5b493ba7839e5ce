import { useQuery } from "@tanstack/react-query";
import { formatDay } from "#contract/desk/format-day.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { membersQuery, useMember } from "../../api/members.ts";
import { AssigneePicker } from "../../components/AssigneePicker.tsx";
import { DueTime } from "../../components/DueTime.tsx";
import { StagePicker } from "../../components/StagePicker.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import type { ApplicationActionsApi } from "./use-application-actions.ts";

/** Stage and assignee, which can be changed, and what the application is. */
export function Properties({ row, actions }: { row: InboxRow; actions: ApplicationActionsApi }) {
  const me = useMember();
  const members = useQuery(membersQuery).data ?? [];
  const { canWrite, stages, openPicker, setOpenPicker, change } = actions;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-4 py-2 lg:px-6">
      <div className="flex min-w-0 gap-2 max-md:w-full">
        <StagePicker
          stages={stages}
          value={row.stage}
          disabled={!canWrite}
          open={openPicker === "stage"}
          onOpenChange={(isOpen) => setOpenPicker(isOpen ? "stage" : null)}
          onChange={(stage) => change({ stage })}
          className="max-md:grow md:w-56"
        />
        <AssigneePicker
          members={members}
          myId={me.id}
          applications={[row]}
          value={row.assigneeId}
          disabled={!canWrite}
          open={openPicker === "assignee"}
          onOpenChange={(isOpen) => setOpenPicker(isOpen ? "assignee" : null)}
          onChange={(assigneeId) => change({ assigneeId })}
          className="max-md:grow md:w-48"
        />
      </div>
      {row.dueAt !== null && <DueTime time={row.dueAt} />}
      {row.undeliveredReply === "failed" && (
        <span className="font-bold text-danger">Reply not delivered</span>
      )}
      {row.undeliveredReply === "held" && <span className="font-bold">Reply on hold</span>}
      {row.owesAnswer && row.undeliveredReply === null && (
        <span className="font-bold">Decided, not answered</span>
      )}
      {row.putOffUntil !== null && <span>Put off until {formatDay(row.putOffUntil)}</span>}
      {row.isSilent && row.waitingSince !== null && (
        <span className="font-bold">
          No answer to our last email, <TimeAgo time={row.waitingSince} />
        </span>
      )}
      {row.waitingFor === "them" && row.waitingSince !== null && (
        <span className="text-quiet">
          Waiting for the applicant, <TimeAgo time={row.waitingSince} />
        </span>
      )}
      {row.isWithdrawn && <span className="font-bold">Withdrawn by the applicant</span>}
      {row.isArchived && <span>Archived</span>}
      {row.status === "erased" && (
        <span>Erased. The reference, the kind of application, its stage and dates are kept.</span>
      )}
      {row.status === "quarantined" && <span className="font-bold text-danger">In quarantine</span>}
      <span>{row.title}</span>
      <span className="flex gap-x-4 text-quiet tabular-nums md:ml-auto">
        <span>{row.reference}</span>
        <TimeAgo time={row.receivedAt} />
      </span>
    </div>
  );
}
