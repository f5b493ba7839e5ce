import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Application } from "#contract/desk/application.ts";
import { applicationHref } from "../../api/inbox-filter.ts";
import { useMemberName } from "../../api/members.ts";
import { stagesQuery } from "../../api/stages.ts";
import { Fields } from "../../components/Fields.tsx";
import { formatFullTime } from "../../components/format-time.ts";
import { NoteText } from "../../components/NoteText.tsx";
import { stageLabelIn } from "../../components/names.ts";
import { MessageItem } from "../application/MessageItem.tsx";
import { DraftItem } from "../application/reply/DraftItem.tsx";
import { ReplyFiles } from "../application/reply/ReplyFiles.tsx";

/** One application of a person with its fields, notes and mails, folded after its first line. */
export function PersonApplication({ data }: { data: Application }) {
  const { application, notes, replies, drafts, messages, resume } = data;
  const stages = useQuery(stagesQuery).data?.[application.form];
  const memberName = useMemberName();
  const stage = stageLabelIn(stages, application.stage);
  return (
    <details className="group border-b border-hairline">
      <summary className="flex min-h-row cursor-pointer flex-wrap items-center gap-x-4 py-1.5 hover:bg-hover pointer-coarse:min-h-touch">
        <span className="font-medium">{application.title}</span>
        <span className="text-quiet">{stage}</span>
        <span className="ml-auto text-quiet">{formatFullTime(application.receivedAt)}</span>
      </summary>
      <div className="grid gap-x-10 gap-y-6 pt-2 pb-6 lg:grid-cols-2">
        <Fields data={data} />
        <div className="flex flex-col gap-4">
          <Link
            to={applicationHref(application.reference)}
            className="self-start text-accent underline underline-offset-[0.2em]"
          >
            Open {application.reference}
          </Link>
          {resume && (
            <p className="wrap-anywhere">
              <span className="block text-fine text-quiet">Resume</span>
              {resume.name}
            </p>
          )}
          {notes.map((note) => (
            <div key={note.id}>
              <p className="text-fine text-quiet">
                Note by {memberName(note.authorId)}, {formatFullTime(note.createdAt)}
              </p>
              <NoteText text={note.text} memberName={memberName} />
            </div>
          ))}
          {replies.map((reply) => (
            <div key={reply.id}>
              <p className="text-fine text-quiet">
                Reply by {memberName(reply.authorId)}, {formatFullTime(reply.createdAt)}
              </p>
              <p className="font-medium wrap-anywhere">{reply.subject}</p>
              <p className="wrap-anywhere whitespace-pre-wrap">{reply.text}</p>
              <ReplyFiles files={reply.files} />
            </div>
          ))}
          {drafts.map((draft) => (
            <DraftItem key={draft.authorId} draft={draft} authorName={memberName(draft.authorId)} />
          ))}
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </div>
      </div>
    </details>
  );
}
