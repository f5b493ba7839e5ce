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

type Files = PersonDownload["files"];

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

function FileLink({ file: { name, type, contentBase64 } }: { file: Files[number] }) {
  return (
    <a download={name} href={`data:${type};base64,${contentBase64}`}>
      {name}
    </a>
  );
}

const FileLinks = ({ files }: { files: Files }) =>
  files.map((file) => (
    <p key={file.name}>
      <FileLink file={file} />
    </p>
  ));

/** What somebody wrote or did: who and when, their words, and what came with them. */
function Entry({ head, files = [], children }: { head: ReactNode; files?: Files; children: ReactNode }) {
  return (
    <article>
      <small>{head}</small>
      {children}
      <FileLinks files={files} />
    </article>
  );
}

function Quote({ title, text }: { title: ReactNode; text: string }) {
  return (
    <blockquote>
      <strong>{title}</strong>
      {text}
    </blockquote>
  );
}

function MessagePart({ message, files }: { message: Message; files: Files }) {
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

type PartProps = { data: Application; files: Files; names: TimelineNames };

function ApplicationPart({ data, files, names }: PartProps) {
  const { application, fields, sourcePage, notes, replies, interviews, drafts, messages, decision } = data;
  const { reference, title, receivedAt, stage, assigneeId } = application;
  const judged = data.readings.list.filter(({ judgement }) => judgement !== null);
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
        <Entry key={id} head={`${names.member(authorId)}, ${formatReceived(createdAt)}`}>
          <blockquote>{nameMentions(text, names.member)}</blockquote>
        </Entry>
      ))}
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
      {judged.length > 0 && <h3>Judgements</h3>}
      {judged.map(({ judgement, judgedAt }) => (
        <Entry
          key={judgedAt}
          head={`A reader, ${formatReceived(judgedAt ?? 0)}, recommends: ${judgement?.recommendation}`}
        >
          {judgement?.scores.map(({ id, label, level, looksLike, reason }) => (
            <Quote key={id} title={label} text={`: ${level}. ${looksLike}\n${reason}`} />
          ))}
        </Entry>
      ))}
      {isWithheld(data.readings.list) && (
        <p>Not all judgements are in here yet: somebody is still reading this application.</p>
      )}
      {decision && <h3>Decision</h3>}
      {decision && (
        <Entry head={`${formatReceived(decision.decidedAt)}: ${outcomeTexts[decision.outcome]}`}>
          {decision.reasons.map(({ id, label, reason }) => (
            <Quote key={id} title={label} text={`\n${reason}`} />
          ))}
          {decision.merits && <blockquote>{Object.values(decision.merits).join("\n")}</blockquote>}
        </Entry>
      )}
      <h3>What happened</h3>
      <ol>
        {data.timeline.map((entry) => (
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
