import { render } from "@react-email/components";
import type { ComponentProps, ReactElement } from "react";
// Loaded by react-email when the first mail is rendered, when a later version may have taken its place on the disk.
import "react-dom/server";
import { fillIn } from "#contract/fill-in.ts";
import { labelOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Submission } from "../../store/tables/schema.ts";
import type { DigestCounts } from "../../submissions/desk/digests/digest-counts.ts";
import type { LabeledField } from "../../submissions/labeled-fields.ts";
import { Confirmation } from "./Confirmation.tsx";
import { Digest } from "./Digest.tsx";
import { InterviewNotice } from "./InterviewNotice.tsx";
import { Notice } from "./Notice.tsx";
import { Notification } from "./Notification.tsx";
import { Reply } from "./Reply.tsx";
import { SignIn } from "./SignIn.tsx";

/** A mail's content as both of its versions. */
export type RenderedMail = { subject: string; html: string; text: string };

/** Headings as they are written; by default they would be in capitals. */
const textOptions = {
  plainText: true,
  htmlToTextOptions: {
    selectors: ["h1", "h2"].map((selector) => ({ selector, options: { uppercase: false } })),
  },
} as const;

async function renderBoth(subject: string, mail: ReactElement): Promise<RenderedMail> {
  return { subject, html: await render(mail), text: await render(mail, textOptions) };
}

/**
 * Renders the mail to the applicant.
 * @param position the position applied for, empty for other forms
 * @param link address of the page that shows the application
 */
export function renderConfirmation(
  data: ServerData,
  { form, reference }: Pick<Submission, "form" | "reference">,
  { position, link }: { position: string; link: string },
): Promise<RenderedMail> {
  const texts = data.mail[form];
  const title = fillIn(texts.subject, { position });
  return renderBoth(
    `${title} (${reference})`,
    <Confirmation
      data={data}
      texts={{
        ...texts,
        title,
        thanks: fillIn(texts.thanks, { position }),
        swedish: texts.swedish.map((paragraph) => fillIn(paragraph, { position })),
      }}
      reference={reference}
      link={link}
    />,
  );
}

/**
 * Renders the mail to the team.
 * @param resume the line about the attached resume
 * @param notice what the team should know beside what was sent
 */
export function renderNotification(
  data: ServerData,
  submission: Submission,
  fields: LabeledField[],
  { subject, resume, notice }: { subject: string; resume?: string; notice?: string },
): Promise<RenderedMail> {
  const rows = resume
    ? [...fields, { name: "resume", label: labelOf(forms.career, "resume"), value: resume }]
    : fields;
  return renderBoth(
    subject,
    <Notification data={data} submission={submission} fields={rows} notice={notice} />,
  );
}

/** Renders the mail that tells the team of an erased application: its reference and nothing else. */
export function renderErased(data: ServerData, reference: string): Promise<RenderedMail> {
  const { subject, title, text } = data.mail.erased;
  const { signature } = data.mail.team;
  return renderBoth(
    fillIn(subject, { reference }),
    <Notice data={data} title={fillIn(title, { reference })} text={text} signature={signature} link={null} />,
  );
}

/**
 * Renders a reply to the applicant as its author wrote it.
 * @param parts the times for an interview that it offers, and the message that it answers
 */
export function renderReply(
  data: ServerData,
  reply: { subject: string; text: string },
  reference: string,
  parts: Pick<ComponentProps<typeof Reply>, "offer" | "quote">,
): Promise<RenderedMail> {
  return renderBoth(reply.subject, <Reply data={data} text={reply.text} reference={reference} {...parts} />);
}

/** Renders a mail about an interview. */
export const renderInterview = (
  data: ServerData,
  subject: string,
  texts: Omit<ComponentProps<typeof InterviewNotice>, "data">,
): Promise<RenderedMail> => renderBoth(subject, <InterviewNotice data={data} {...texts} />);

/** Renders a sign-in link for a member of the desk. */
export function renderSignIn(data: ServerData, href: string, isInvitation: boolean): Promise<RenderedMail> {
  const { subject, invitation } = data.mail.signIn;
  return renderBoth(
    isInvitation ? fillIn(invitation, { site: data.name }) : subject,
    <SignIn data={data} href={href} isInvitation={isInvitation} />,
  );
}

/** Renders the mail to a member whom a note mentions. @param href of the application at the desk */
export function renderMention(
  data: ServerData,
  author: string,
  reference: string,
  href: string,
): Promise<RenderedMail> {
  const { subject, title, text, link, signature } = data.mail.mention;
  return renderBoth(
    fillIn(subject, { author, reference }),
    <Notice
      data={data}
      title={fillIn(title, { author })}
      text={fillIn(text, { reference })}
      link={{ href, label: link }}
      signature={signature}
    />,
  );
}

/** Renders the mail to a member who was assigned applications. @param reference undefined for several */
export function renderAssigned(
  data: ServerData,
  reference: string | undefined,
  href: string,
): Promise<RenderedMail> {
  const { subject, title, text, several, link, signature } = data.mail.assigned;
  const values = { applications: reference ?? several };
  return renderBoth(
    fillIn(subject, values),
    <Notice
      data={data}
      title={title}
      text={fillIn(text, values)}
      link={{ href, label: link }}
      signature={signature}
    />,
  );
}

/** Renders a member's digest. @param since the date from which on applications are new */
export function renderDigest(
  data: ServerData,
  { counts, ...props }: { counts: DigestCounts; memberId: string; since: string; deskUrl: string },
): Promise<RenderedMail> {
  const subject = fillIn(data.mail.digest.subject, { new: counts.new, late: counts.late });
  return renderBoth(subject, <Digest data={data} counts={counts} {...props} />);
}
