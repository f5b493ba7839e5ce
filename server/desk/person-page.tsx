import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Application } from "#contract/desk/application.ts";
import { fileRefusals, type Message } from "#contract/desk/messages.ts";
import { isWithheld } from "#contract/desk/readings.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { outcomeTexts, type TimelineNames, timelineText } from "#contract/desk/timeline-text.ts";
import { formatInterviewTime, formatReceived } from "#contract/format-time.ts";
import { nameMentions } from "../submissions/desk/note-text.ts";
import type { PersonDownload } from "../submissions/desk/person.ts";

/** The page is opened from a disk: nothing is loaded, and no script runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; }
section { margin-top: 3rem; border-top: 1px solid; }
dt, small { font-size: .875rem; opacity: .75; }
dd { margin: 0 0 .75rem; }
dd, blockquote { white-space: pre-wrap; }
blockquote { margin: .25rem 0 1rem; padding-left: 1rem; border-left: 2px solid; }
`;

const replyStates = {
  queued: "not sent yet",
  scheduled: "not sent yet",
  held: "not sent",
  sent: "sent",
  failed: "could not be sent",
  cancelled: "taken back and not sent",
} satisfies Record<Application["replies"][number]["state"], string>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function FileLink({ file: { name, type, contentBase64 } }: { file: PersonDownload["files"][number] }) {
  return (
    <a download={name} href={`data:${type};base64,${contentBase64}`}>
      {name}
    </a>
  );
}

function MessagePart({ message, files }: { message: Message; files: PersonDownload["files"] }) {
  const { id, fromName, fromAddress, sentAt, subject, text, files: attachments } = message;
  return (
    <article>
      <small>
        {fromName} {fromAddress}, {formatReceived(sentAt)}
      </small>
      <blockquote>
        <strong>{subject}</strong>
        {`\n${text}`}
      </blockquote>
      {attachments
        .filter(({ refusal }) => refusal !== null)
        .map((attachment) => (
          <p key={attachment.id}>
            {attachment.name} ({attachment.refusal && fileRefusals[attachment.refusal]})
          </p>
        ))}
      {files
        .filter(({ messageId }) => messageId === id)
        .map((file) => (
          <p key={file.name}>
            <FileLink file={file} />
          </p>
        ))}
    </article>
  );
}

function ApplicationPart({
  data: {
    application,
    fields,
    sourcePage,
    notes,
    replies,
    interviews,
    drafts,
    draftFiles,
    messages,
    readings,
    decision,
    timeline,
  },
  files,
  names,
}: {
  data: Application;
  files: PersonDownload["files"];
  names: TimelineNames;
}) {
  const { reference, title, receivedAt, stage, assigneeId } = application;
  return (
    <section>
      <h2>
        {title}, {reference}
      </h2>
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
      {notes.length > 0 && <h3>Notes of the team</h3>}
      {notes.map(({ id, authorId, createdAt, text }) => (
        <article key={id}>
          <small>
            {names.member(authorId)}, {formatReceived(createdAt)}
          </small>
          <blockquote>{nameMentions(text, names.member)}</blockquote>
        </article>
      ))}
      {replies.length > 0 && <h3>Replies</h3>}
      {replies.map(({ id, authorId, createdAt, subject, text, state }) => (
        <article key={id}>
          <small>
            {names.member(authorId)}, {formatReceived(createdAt)}, {replyStates[state]}
          </small>
          <blockquote>
            <strong>{subject}</strong>
            {`\n${text}`}
          </blockquote>
          {files
            .filter(({ replyId }) => replyId === id)
            .map((file) => (
              <p key={file.name}>
                <FileLink file={file} />
              </p>
            ))}
        </article>
      ))}
      {interviews.length > 0 && <h3>Interviews</h3>}
      {interviews.map(({ id, state, startsAt, durationMinutes, place, memberIds, times }) => (
        <article key={id}>
          <small>
            {state}, {memberIds.map(names.member).join(", ")}, {place}
          </small>
          <blockquote>
            {(startsAt === null ? times : [startsAt])
              .map((time) => formatInterviewTime(time, durationMinutes))
              .join("\n")}
          </blockquote>
        </article>
      ))}
      {drafts.length > 0 && <h3>Replies that are being written</h3>}
      {drafts.map(({ authorId, updatedAt, subject, text }) => (
        <article key={authorId}>
          <small>
            {names.member(authorId)}, {formatReceived(updatedAt)}
          </small>
          <blockquote>
            <strong>{subject}</strong>
            {`\n${text}`}
          </blockquote>
        </article>
      ))}
      {draftFiles.map(({ id }) =>
        files
          .filter(({ replyId }) => replyId === id)
          .map((file) => (
            <p key={id}>
              <FileLink file={file} />
            </p>
          )),
      )}
      {messages.length > 0 && <h3>Emails of the applicant</h3>}
      {messages.map((message) => (
        <MessagePart key={message.id} message={message} files={files} />
      ))}
      {readings.list.some(({ judgement }) => judgement !== null) && <h3>Judgements</h3>}
      {readings.list.map(({ judgement, judgedAt }) =>
        judgement === null ? null : (
          <article key={judgedAt}>
            <small>
              A reader, {formatReceived(judgedAt ?? 0)}, recommends: {judgement.recommendation}
            </small>
            {judgement.scores.map(({ id, label, level, looksLike, reason }) => (
              <blockquote key={id}>
                <strong>{label}</strong>: {level}. {looksLike}
                {`\n${reason}`}
              </blockquote>
            ))}
          </article>
        ),
      )}
      {isWithheld(readings.list) && (
        <p>Not all judgements are in here yet: somebody is still reading this application.</p>
      )}
      {decision && (
        <>
          <h3>Decision</h3>
          <article>
            <small>
              {formatReceived(decision.decidedAt)}: {outcomeTexts[decision.outcome]}
            </small>
            {decision.reasons.map(({ id, label, reason }) => (
              <blockquote key={id}>
                <strong>{label}</strong>
                {`\n${reason}`}
              </blockquote>
            ))}
            {decision.merits && <blockquote>{Object.values(decision.merits).join("\n")}</blockquote>}
          </article>
        </>
      )}
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

/**
 * Everything held about a person as one page that needs nothing else: to give to the person.
 * @param members names by id
 */
export function renderPersonPage(
  { email, names, applications, unmatched, files }: PersonDownload,
  { studio, stages, members }: { studio: string; stages: Stages; members: Map<string, string> },
): string {
  const member = (id: string) => members.get(id) ?? "a former colleague";
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width" />
        <title>{`What ${studio} holds about ${email}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <h1>
          What {studio} holds about {names.join(", ") || email}
        </h1>
        <p>
          Everything that came from the address {email} and what was written about it, as of{" "}
          {formatReceived(Date.now())}.
        </p>
        {applications.map((data) => {
          const { reference, form } = data.application;
          const stage = (id: string) => stages[form].find((stage) => stage.id === id)?.label ?? id;
          return <ApplicationPart key={reference} data={data} files={files} names={{ member, stage }} />;
        })}
        {unmatched.length > 0 && <h2>Emails that are not assigned to an application</h2>}
        {unmatched.map((message) => (
          <MessagePart key={message.id} message={message} files={files} />
        ))}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
