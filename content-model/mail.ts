import * as z from "zod";
import { text } from "./page-parts.ts";
import { readContent } from "./source.ts";

const form = z.strictObject({ subject: text, thanks: text, next: z.array(text).min(1) });

/** `content/mail.yaml`: what the confirmation mail says for each form, and what the team reads of an erasure. */
export const mailSchema = z.strictObject({
  greeting: text,
  reference: text,
  yourData: text,
  signature: text,
  founder: form,
  partner: form,
  contact: form,
  career: form,
  erased: z.strictObject({ text, signature: text }),
});

/** Reads the words of the mails. */
export function readMail() {
  return readContent("mail.yaml", mailSchema);
}
