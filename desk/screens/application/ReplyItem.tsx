import type { Reply } from "#contract/desk/application.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { AuthorLine } from "./AuthorLine.tsx";

const states: Record<Reply["state"], string> = {
  queued: "Waits to be sent",
  sent: "Sent",
  failed: "Could not be sent",
  cancelled: "Taken back, not sent",
};

/** A reply to the applicant, folded after its subject, with what became of its mail. */
export function ReplyItem({ reply, authorName }: { reply: Reply; authorName: string }) {
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
          className="ml-auto text-fine whitespace-nowrap text-quiet data-[state=failed]:font-bold data-[state=failed]:text-danger"
        >
          {states[reply.state]}
        </span>
      </AuthorLine>
      <details className="group">
        <summary className="flex min-h-control cursor-pointer items-center wrap-anywhere hover:text-accent">
          <span className="font-medium">{reply.subject}</span>
          <span aria-hidden className="ml-2 text-fine text-quiet group-open:hidden">
            Show
          </span>
        </summary>
        <p dir="auto" className="pb-1 wrap-anywhere whitespace-pre-wrap">
          {reply.text}
        </p>
      </details>
    </article>
  );
}
