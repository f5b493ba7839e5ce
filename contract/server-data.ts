import * as z from "zod/mini";
import { criteriaSchema } from "./criteria.ts";
import { stagesSchema } from "./desk/stages.ts";
import { replyTemplate } from "./reply-templates.ts";
import { template } from "./template.ts";

const text = z.string().check(z.minLength(1));

/**
 * The confirmation mail of one form. `subject` and `thanks` may contain `{position}` where the form has one; `next` are
 * the steps that follow; `sender` signs the mail; `swedish` are paragraphs that say the same in Swedish.
 */
const confirmationTexts = z.strictObject({
  subject: template("position"),
  thanks: template("position"),
  next: z.array(text).check(z.minLength(1)),
  sender: text,
  swedish: z._default(z.array(template("position")), []),
});

/** A mail about an interview. The subject may contain its `{time}`; subject and text the `{reference}`. */
const interviewTexts = z.strictObject({
  subject: template("time", "reference"),
  title: text,
  text: template("reference"),
});

/** Texts of all mails, as in `content/mail.yaml`. */
export const mailTexts = z.strictObject({
  /** May contain `{reference}`. */
  reference: template("reference"),
  /** Heading of the next steps. */
  next: text,
  reply: text,
  /** Above the applicant's message that a reply answers. May contain its `{time}`. */
  quote: z._default(template("time"), "On {time}, you wrote:"),
  yourData: text,
  /** May contain `{site}`. */
  signature: template("site"),
  founder: confirmationTexts,
  partner: confirmationTexts,
  contact: confirmationTexts,
  career: confirmationTexts,
  /**
   * `received` precedes the time an application was received; `told` precedes the next steps that its confirmation
   * named; `attached` and `unchecked` follow a resume's name; `notConfirmed` says that the applicant's address had too
   * many mails lately to get another one; `signature` ends every mail to the team.
   */
  team: z.strictObject({
    received: text,
    told: text,
    reply: text,
    attached: text,
    unchecked: text,
    notConfirmed: text,
    signature: text,
  }),
  /** Subject and title may contain `{reference}`. */
  erased: z.strictObject({ subject: template("reference"), title: template("reference"), text }),
  /** The subject may contain `{author}` and `{reference}`, the title `{author}`, the text `{reference}`. */
  mention: z.strictObject({
    subject: template("author", "reference"),
    title: template("author"),
    text: template("reference"),
    link: text,
    signature: text,
  }),
  /** `{applications}` is a reference, or `several`. */
  assigned: z.strictObject({
    subject: template("applications"),
    title: text,
    text: template("applications"),
    several: text,
    link: text,
    signature: text,
  }),
  /** The subject may contain `{new}` and `{late}`; the number follows each other text. */
  digest: z.strictObject({
    subject: template("new", "late"),
    title: text,
    new: text,
    mine: text,
    mineLate: text,
    late: text,
    quarantined: text,
    failedMails: text,
    link: text,
    signature: text,
  }),
  /**
   * Of interviews. `when`, `where` and `withWhom` precede time, place and people. `offer` precedes the times that a reply
   * offers, `choose` is the link below them, `change` that of an invitation, `open` that of a member. `calendar` is the name
   * of the applicant's calendar entry, `memberCalendar` that of a member's.
   */
  interview: z.strictObject({
    when: text,
    where: text,
    withWhom: text,
    offer: text,
    choose: text,
    change: text,
    open: text,
    calendar: template("studio"),
    memberCalendar: template("reference", "position"),
    applicant: z.strictObject({
      invitation: interviewTexts,
      cancellation: interviewTexts,
      reminder: interviewTexts,
    }),
    member: z.strictObject({
      invitation: interviewTexts,
      cancellation: interviewTexts,
      reminder: interviewTexts,
    }),
    signature: text,
  }),
  /**
   * To members of the desk; `invited` precedes the link of a new member, and `invitedReason` ends that mail. `{site}`
   * may stand in `invitation` and `invited`.
   */
  signIn: z.strictObject({
    subject: text,
    invitation: template("site"),
    text,
    invited: template("site"),
    link: text,
    ignore: text,
    invitedReason: text,
  }),
});

/** Texts of the page that shows an applicant's data. */
export const applicationTexts = z.strictObject({
  received: text,
  stage: text,
  kind: text,
  file: text,
  downloadData: text,
  downloadFile: text,
  erase: text,
  confirm: text,
  yes: text,
  gone: text,
  goneText: text,
  answerBy: text,
  conversation: z.strictObject({ title: text, you: text, us: text, files: text }),
  message: z.strictObject({ label: text, hint: text, submit: text, sent: text }),
  correction: z.strictObject({ title: text, field: text, value: text, hint: text, submit: text, done: text }),
  withdraw: z.strictObject({ button: text, confirm: text, yes: text, done: text }),
});

/**
 * Texts around an error that no rendered page shows: of a form that was sent without scripts and whose page does not
 * exist (`back` leads to the page it came from, `home` stands where that is not known), and of a page that was opened.
 */
export const formRejectedTexts = z.strictObject({
  title: text,
  enteredValues: text,
  back: text,
  home: text,
  opened: z.strictObject({ title: text, retry: text }),
});

const wholeNumber = z.number().check(z.int(), z.minimum(1));

/** For how long data is kept, as the privacy policy states it. */
export const privacyPeriods = z.strictObject({
  /** Submissions with their files. */
  retentionDays: wholeNumber,
  /** Values computed from network addresses, to limit submissions. */
  rateLimitMinutes: wholeNumber,
  /** The log of what colleagues did with applications. */
  activityLogDays: wholeNumber,
});

/** A job as the API knows it. Applications for a job that is not open are refused with 422. */
const position = z.strictObject({
  path: text,
  formType: text,
  position: text,
  /** The company that hires. */
  company: text,
  sourcePage: text,
  /** `closed` when its deadline had passed when the site was rendered. */
  status: z.enum(["open", "filled", "closed"]),
});

/** `server-data.json` of a rendered site: the content that the server needs. */
export const serverDataSchema = z.strictObject({
  name: text,
  /** Origin of the public site, without a trailing slash. */
  url: text,
  generalEmail: text,
  /** Footer of every mail, in lines: registered company details, address and telephone number. */
  companyLines: z.array(text),
  positions: z.array(position),
  /** Without a target, `to: null`, a page is gone for good. */
  redirects: z.array(z.strictObject({ from: text, to: z.nullable(z.string()) })),
  privacyPeriods,
  mail: mailTexts,
  yourApplication: applicationTexts,
  formRejected: formRejectedTexts,
  /** Templates of replies in their order; `id` is the name of the file. */
  replyTemplates: z.array(z.extend(replyTemplate, { id: text })),
  stages: stagesSchema,
  criteria: z.array(criteriaSchema),
});

export type ServerData = z.output<typeof serverDataSchema>;
export type Position = ServerData["positions"][number];
