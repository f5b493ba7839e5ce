import type { Application } from "#contract/desk/application.ts";
import { formatInterviewTime, formatReceived } from "#contract/format-time.ts";
import { Entry, FileLinks, MessagePart, type PartProps, Quote } from "./entries.tsx";

const replyStates = {
  queued: "not sent yet",
  scheduled: "not sent yet",
  held: "not sent",
  sent: "sent",
  failed: "could not be sent",
  cancelled: "taken back and not sent",
} satisfies Record<Application["replies"][number]["state"], string>;

/** What was written to the applicant and by them, and their meetings. */
export function Correspondence({ data, files, names }: PartProps) {
  const { replies, interviews, drafts, messages } = data;
  return (
    <>
      {replies.length > 0 && <h3>Replies</h3>}
      {replies.map(({ id, authorId, createdAt, subject, text, state }) => (
        <Entry
          key={id}
          head={`${names.member(authorId)}, ${formatReceived(createdAt)}, ${replyStates[state]}`}
          files={files.filter(({ replyId }) => replyId === id)}
        >
          <Quote title={subject} text={`\n${text}`} />
        </Entry>
      ))}
      {interviews.length > 0 && <h3>Meetings</h3>}
      {interviews.map(({ id, state, startsAt, durationMinutes, place, memberIds, times }) => (
        <Entry key={id} head={`${state}, ${memberIds.map(names.member).join(", ")}, ${place}`}>
          <blockquote>
            {(startsAt === null ? times : [startsAt])
              .map((time) => formatInterviewTime(time, durationMinutes))
              .join("\n")}
          </blockquote>
        </Entry>
      ))}
      {drafts.length > 0 && <h3>Replies that are being written</h3>}
      {drafts.map(({ authorId, updatedAt, subject, text }) => (
        <Entry key={authorId} head={`${names.member(authorId)}, ${formatReceived(updatedAt)}`}>
          <Quote title={subject} text={`\n${text}`} />
        </Entry>
      ))}
      {data.draftFiles.map(({ id }) => (
        <FileLinks key={id} files={files.filter(({ replyId }) => replyId === id)} />
      ))}
      {messages.length > 0 && <h3>Emails of the applicant</h3>}
      {messages.map((message) => (
        <MessagePart key={message.id} message={message} files={files} />
      ))}
    </>
  );
}
