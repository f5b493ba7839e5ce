import * as z from "zod";
import { text } from "./page-parts.ts";
import { readContent } from "./source.ts";

const form = z.strictObject({ subject: text, thanks: text, next: z.array(text).min(1) });

/** `content/mail.yaml`: what the confirmation mail says for each form, and what the team reads. */
export const mailSchema = z.strictObject({
  greeting: text,
  reference: text,
  yourData: text,
  signature: text,
  founder: form,
  partner: form,
  contact: form,
  career: form,
  /** Around the time an application came, and behind the name of its resume. */
  team: z.strictObject({ received: text, reply: text, attached: text, unchecked: text }),
  /** `subject` stands before the reference, `heading` after it. */
  erased: z.strictObject({ subject: text, title: text, text, signature: text }),
});

/** Reads the words of the mails. */
export function readMail() {
  return readContent("mail.yaml", mailSchema);
}
