import { Heading, Link, render, Section, Text } from "@react-email/components";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import { formatMinute } from "#contract/format-time.ts";
import { labelOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Submission } from "../../store/schema.ts";
import type { LabeledField } from "../../submissions/labeled-fields.ts";
import { colours, MailFrame, styles } from "./MailLayout.tsx";

export type Rendered = { subject: string; html: string; text: string };

async function both(subject: string, mail: ReactElement): Promise<Rendered> {
  return { subject, html: await render(mail), text: await render(mail, { plainText: true }) };
}

/** Lines as they were typed: as breaks, because the plain text is made from the markup and knows no styles. */
function withBreaks(text: string): ReactNode[] {
  return text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [h("br", { key: index }), line]));
}

/** To the applicant: the reference, what happens next, and the way to see or erase what is held. */
export function renderConfirmation(
  data: ServerData,
  words: { subject: string; thanks: string; next: string[] },
  reference: string,
  link: string,
): Promise<Rendered> {
  const subject = `${words.subject} (${reference})`;
  return both(
    subject,
    h(MailFrame, {
      name: data.name,
      signature: `${data.mail.signature} ${data.address}`,
      preview: words.thanks,
      content: [
        h(Heading, { key: "heading", as: "h1", style: styles.title }, data.mail.greeting),
        h(Text, { key: "thanks", style: styles.text }, words.thanks),
        h(
          Text,
          { key: "reference", style: styles.text },
          `${data.mail.reference} `,
          h("strong", { style: { whiteSpace: "nowrap" } }, reference),
        ),
        ...words.next.map((next) => h(Text, { key: next, style: styles.text }, next)),
        h(
          Text,
          { key: "data", className: "quiet", style: { ...styles.quiet, marginTop: "28px" } },
          data.mail.yourData,
        ),
        h(
          Link,
          {
            key: "link",
            className: "link",
            href: link,
            style: { color: colours.emberInk, fontSize: "14px" },
          },
          link,
        ),
      ],
    }),
  );
}

/** To the team: every field in the form's order. What a person typed is text here and never markup. */
export function renderNotification(
  data: ServerData,
  submission: Submission,
  fields: LabeledField[],
  resume: string | undefined,
): Promise<Rendered> {
  const rows = resume
    ? [...fields, { name: "resume", label: labelOf(forms.career, "resume"), value: resume }]
    : fields;
  const subject = `${submission.formType}: ${submission.reference}`;
  const { received, reply } = data.mail.team;
  return both(
    subject,
    h(MailFrame, {
      name: data.name,
      signature: `${received} ${formatMinute(new Date(submission.receivedAt).toISOString())} UTC. ${reply}`,
      preview: `${submission.formType} ${submission.reference}`,
      content: [
        h(Heading, { key: "heading", as: "h1", style: styles.title }, submission.formType),
        h(Text, { key: "reference", style: styles.text }, h("strong", null, submission.reference)),
        ...rows.map((row) =>
          h(
            Section,
            { key: row.name, style: { marginBottom: "14px" } },
            h(Text, { className: "quiet", style: { ...styles.quiet, margin: 0 } }, row.label),
            h(Text, { style: { ...styles.text, margin: 0 } }, withBreaks(row.value)),
          ),
        ),
      ],
    }),
  );
}

/** To the team, when an application was erased: its reference and nothing else. */
export function renderErased(data: ServerData, reference: string): Promise<Rendered> {
  const { subject, title, text, signature } = data.mail.erased;
  return both(
    `${subject} ${reference}`,
    h(MailFrame, {
      name: data.name,
      signature,
      preview: `${reference} ${title}`,
      content: [
        h(Heading, { key: "heading", as: "h1", style: styles.title }, `${reference} ${title}`),
        h(Text, { key: "text", style: styles.text }, text),
      ],
    }),
  );
}
