import type { ReactNode } from "react";
import type { Reply } from "#contract/desk/application.ts";
import { formatFullTime } from "../../components/format-time.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { AuthorLine } from "./AuthorLine.tsx";
import { FoldedMail } from "./FoldedMail.tsx";
import { ReplyFiles } from "./reply/ReplyFiles.tsx";

const states: Record<Reply["state"], string> = {
  queued: "Waiting to be sent",
  scheduled: "Scheduled",
  held: "On hold",
  sent: "Sent",
  failed: "Could not be sent",
  cancelled: "Cancelled",
};

/** A reply to the applicant, folded after its subject, with what became of its mail. */
export function ReplyItem({
  reply,
  authorName,
  children,
}: {
  reply: Reply;
  authorName: string;
  /** What can be done with it. */
  children?: ReactNode;
}) {
  return (
    <article
      aria-label={`Reply by ${authorName}`}
      className="rounded-control border border-hairline bg-raised px-3 py-2"
    >
      <AuthorLine
        name={authorName}
        details={
          <>
            replied, <TimeAgo time={reply.createdAt} />
          </>
        }
      >
        <span
          data-state={reply.state}
          className="ml-auto text-fine whitespace-nowrap text-quiet data-[state=failed]:font-bold data-[state=failed]:text-danger data-[state=held]:font-bold data-[state=held]:text-danger"
        >
          {states[reply.state]}
        </span>
      </AuthorLine>
      <FoldedMail subject={reply.subject} text={reply.text} />
      <ReplyFiles files={reply.files} />
      {reply.state === "scheduled" && <p>Scheduled for {formatFullTime(reply.sendAt)}</p>}
      {reply.state === "held" && (
        <p className="text-fine text-quiet">
          Something changed after this reply was scheduled: the applicant wrote or withdrew, a meeting
          changed, somebody replied, decided or changed the stage, or {authorName} lost access. The reply can
          be sent now, or discarded.
        </p>
      )}
      {children}
    </article>
  );
}
