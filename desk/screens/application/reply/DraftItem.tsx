import type { ReplyDraft } from "#contract/desk/application.ts";
import { minuteMs } from "#contract/durations.ts";
import { useMember } from "../../../api/members.ts";
import { TimeAgo } from "../../../components/TimeAgo.tsx";
import { useNow } from "../../../components/use-now.ts";
import { AuthorLine } from "../AuthorLine.tsx";
import { FoldedMail } from "../FoldedMail.tsx";

/** A draft that was changed within this time is being written now. */
const writingMs = 2 * minuteMs;

/** A reply that somebody is writing, folded after its subject. */
export function DraftItem({ draft, authorName }: { draft: ReplyDraft; authorName: string }) {
  const { authorId, subject, text, updatedAt } = draft;
  const isOwn = useMember().id === authorId;
  const isWriting = useNow() - updatedAt < writingMs;
  return (
    <article
      aria-label={`Draft by ${authorName}`}
      className="rounded-control border border-dashed border-hairline-strong px-3 py-2"
    >
      <AuthorLine
        name={authorName}
        details={
          isOwn ? (
            <>
              your draft, <TimeAgo time={updatedAt} />
            </>
          ) : isWriting ? (
            "is writing a reply"
          ) : (
            <>
              started a reply, <TimeAgo time={updatedAt} />
            </>
          )
        }
      >
        <span className="ml-auto text-fine whitespace-nowrap text-quiet">Draft</span>
      </AuthorLine>
      <FoldedMail subject={subject} text={text} />
    </article>
  );
}
