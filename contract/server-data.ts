import * as z from "zod/mini";
import { replyTemplate } from "./reply-templates.ts";

const text = z.string().check(z.minLength(1));

/** The confirmation mail of one form. `next` are paragraphs about what happens next. */
const confirmationTexts = z.strictObject({
  subject: text,
  thanks: text,
  next: z.array(text).check(z.minLength(1)),
});

/** Texts of all mails, as in `content/mail.yaml`. */
export const mailTexts = z.strictObject({
  greeting: text,
  reference: text,
  yourData: text,
  signature: text,
  founder: confirmationTexts,
  partner: confirmationTexts,
  contact: confirmationTexts,
  career: confirmationTexts,
  /**
   * `received` precedes the time an application was received; `attached` and `unchecked` follow a resume's name;
   * `notConfirmed` says that the applicant's address had too many mails lately to get another one.
   */
  team: z.strictObject({ received: text, reply: text, attached: text, unchecked: text, notConfirmed: text }),
  /** The subject is followed by the reference, the title is preceded by it. */
  erased: z.strictObject({ subject: text, title: text, text, signature: text }),
});

/** Texts of the page that shows an applicant's data, which the server renders for browsers without scripts. */
export const applicationTexts = z.strictObject({
  received: text,
  kind: text,
  file: text,
  downloadData: text,
  downloadFile: text,
  erase: text,
  confirm: text,
  yes: text,
  no: text,
  gone: text,
  goneText: text,
});

/** Texts around an error of a form that was sent without scripts and whose page does not exist. */
export const formRejectedTexts = z.strictObject({ title: text, enteredValues: text, back: text });

/** A job as the API knows it. Applications for a job that is not open are refused with 422. */
const position = z.strictObject({
  path: text,
  formType: text,
  position: text,
  sourcePage: text,
  open: z.boolean(),
});

/** `dist/server-data.json`: the content the server needs, written by the build. */
export const serverDataSchema = z.strictObject({
  name: text,
  /** Origin of the public site, without a trailing slash. */
  url: text,
  generalEmail: text,
  address: text,
  positions: z.array(position),
  /** Without a target, `to: null`, a page is gone for good. */
  redirects: z.array(z.strictObject({ from: text, to: z.nullable(z.string()) })),
  mail: mailTexts,
  yourApplication: applicationTexts,
  formRejected: formRejectedTexts,
  /** Templates of replies in their order; `id` is the name of the file. */
  replyTemplates: z.array(z.extend(replyTemplate, { id: text })),
});

export type ServerData = z.output<typeof serverDataSchema>;
export type Position = ServerData["positions"][number];
