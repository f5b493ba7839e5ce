import type { Message } from "#contract/desk/messages.ts";
import { MessageFiles } from "../../components/MessageFiles.tsx";
import { MessageText } from "../../components/MessageText.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { AuthorLine } from "./AuthorLine.tsx";

const kinds: Record<Message["kind"], string> = {
  message: "",
  automatic: "Automatic answer",
  bounce: "Not delivered",
};

/** A mail of the applicant, with its attachments. Answers of programs are folded after their subject. */
export function MessageItem({ message }: { message: Message }) {
  const { kind, fromName, fromAddress, sentAt, subject, text, isIncomplete, files } = message;
  const name = fromName || fromAddress || "Unknown sender";
  const content = (
    <>
      <MessageText text={text} />
      {isIncomplete && (
        <p className="text-fine text-quiet">Only the beginning of this email could be stored.</p>
      )}
      <MessageFiles files={files} />
    </>
  );
  return (
    <article
      aria-label={`Email from ${name}`}
      className="rounded-control border border-hairline border-l-2 border-l-accent px-3 py-2"
    >
      <AuthorLine
        name={name}
        details={
          <>
            wrote, <TimeAgo time={sentAt} />
          </>
        }
      >
        <span
          data-kind={kind}
          className="ml-auto text-fine whitespace-nowrap text-quiet data-[kind=bounce]:font-bold data-[kind=bounce]:text-danger"
        >
          {kinds[kind]}
        </span>
      </AuthorLine>
      {kind === "message" ? (
        <>
          {subject && <p className="pb-1 font-medium wrap-anywhere">{subject}</p>}
          {content}
        </>
      ) : (
        <details>
          <summary className="flex min-h-control cursor-pointer items-center wrap-anywhere hover:text-accent pointer-coarse:min-h-touch">
            {subject || "No subject"}
          </summary>
          {content}
        </details>
      )}
    </article>
  );
}
