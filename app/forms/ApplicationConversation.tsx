import { Heading } from "#app/components/ui/Heading.tsx";
import { formatReceived } from "#contract/format-time.ts";
import type { ApplicationView } from "#contract/responses.ts";

export type ConversationLabels = Record<"title" | "you" | "us" | "files", string>;

/** What the applicant and the team wrote to each other, oldest first; nothing before the first message. */
export function ApplicationConversation({
  entries,
  labels,
}: {
  entries: ApplicationView["conversation"];
  labels: ConversationLabels;
}) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="conversation-title" className="mt-16">
      <Heading level={2} variant="section" id="conversation-title" className="mb-8">
        {labels.title}
      </Heading>
      <ol className="border-t border-hairline-strong">
        {entries.map(({ id, from, sentAt, subject, text, files }) => (
          <li key={id} className="grid gap-2 border-b border-hairline py-5">
            <p className="text-small text-quiet">
              <span className="font-bold text-text">{labels[from]}</span>
              {`, ${formatReceived(sentAt)}`}
            </p>
            {subject && <p className="font-medium wrap-anywhere">{subject}</p>}
            <p dir="auto" className="max-w-text wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            {files.length > 0 && (
              <p className="text-small wrap-anywhere text-quiet">{`${labels.files}: ${files.join(", ")}`}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
