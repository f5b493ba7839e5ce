import type { ReactNode } from "react";
import { timelineText } from "#contract/desk/timeline-text.ts";
import { formatReceived } from "#contract/format-time.ts";
import { nameMentions } from "../../submissions/desk/note-text.ts";
import { Assessment } from "./Assessment.tsx";
import { Correspondence } from "./Correspondence.tsx";
import { Entry, FileLink, type PartProps } from "./entries.tsx";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Facts({ data: { application, fields, sourcePage }, files, names }: PartProps) {
  const { reference, receivedAt, stage, assigneeId } = application;
  return (
    <dl>
      <Fact label="Received">{formatReceived(receivedAt)}</Fact>
      <Fact label="Stage">{names.stage(stage)}</Fact>
      {assigneeId !== null && <Fact label="Assigned to">{names.member(assigneeId)}</Fact>}
      {fields.map(({ name, label, value }) => (
        <Fact key={name} label={label}>
          {value}
        </Fact>
      ))}
      {sourcePage && <Fact label="Sent from">{sourcePage}</Fact>}
      {files
        .filter((file) => file.reference === reference)
        .map((file) => (
          <Fact key={file.name} label="Resume">
            <FileLink file={file} />
          </Fact>
        ))}
    </dl>
  );
}

/** One application of the person, with everything that was written about it. */
export function ApplicationPart({ data, files, names }: PartProps) {
  const { application, notes, timeline } = data;
  return (
    <section>
      <h2>
        {application.title}, {application.reference}
      </h2>
      <Facts data={data} files={files} names={names} />
      {notes.length > 0 && <h3>Notes of the team</h3>}
      {notes.map(({ id, authorId, createdAt, text }) => (
        <Entry key={id} head={`${names.member(authorId)}, ${formatReceived(createdAt)}`}>
          <blockquote>{nameMentions(text, names.member)}</blockquote>
        </Entry>
      ))}
      <Correspondence data={data} files={files} names={names} />
      <Assessment data={data} />
      <h3>What happened</h3>
      <ol>
        {timeline.map((entry) => (
          <li key={entry.id}>
            {timelineText(entry, names)} <small>{formatReceived(entry.at)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
