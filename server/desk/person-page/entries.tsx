import type { ReactNode } from "react";
import type { Application } from "#contract/desk/application.ts";
import { fileRefusals, type Message } from "#contract/desk/messages.ts";
import type { TimelineNames } from "#contract/desk/timeline-text.ts";
import { formatReceived } from "#contract/format-time.ts";
import type { PersonDownload } from "../../submissions/desk/person.ts";

export type Files = PersonDownload["files"];

/** An application of the person, all files of the download, and what members and stages are called. */
export type PartProps = { data: Application; files: Files; names: TimelineNames };

/** A file that is held in the page itself. */
export function FileLink({ file: { name, type, contentBase64 } }: { file: Files[number] }) {
  return (
    <a download={name} href={`data:${type};base64,${contentBase64}`}>
      {name}
    </a>
  );
}

export const FileLinks = ({ files }: { files: Files }) =>
  files.map((file) => (
    <p key={file.name}>
      <FileLink file={file} />
    </p>
  ));

/** What somebody wrote or did: who and when, their words, and what came with them. */
export function Entry({
  head,
  files = [],
  children,
}: {
  head: ReactNode;
  files?: Files;
  children: ReactNode;
}) {
  return (
    <article>
      <small>{head}</small>
      {children}
      <FileLinks files={files} />
    </article>
  );
}

/** Words of somebody, after their title. */
export function Quote({ title, text }: { title: ReactNode; text: string }) {
  return (
    <blockquote>
      <strong>{title}</strong>
      {text}
    </blockquote>
  );
}

/** An email of the applicant with its files. */
export function MessagePart({ message, files }: { message: Message; files: Files }) {
  const { id, fromName, fromAddress, sentAt, subject, text, files: attachments } = message;
  return (
    <Entry
      head={`${fromName} ${fromAddress}, ${formatReceived(sentAt)}`}
      files={files.filter(({ messageId }) => messageId === id)}
    >
      <Quote title={subject} text={`\n${text}`} />
      {attachments.map(
        ({ id, name, refusal }) =>
          refusal !== null && (
            <p key={id}>
              {name} ({fileRefusals[refusal]})
            </p>
          ),
      )}
    </Entry>
  );
}
