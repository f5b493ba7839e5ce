import { maxResumeBytes } from "#contract/limits.ts";
import { resumeMessages } from "#contract/resume.ts";
import { fileLabel } from "../../resumes/file-label.ts";
import { checkResume } from "../../resumes/resume-type.ts";
import type { VirusScan } from "../../resumes/virus-scan.ts";
import type { CheckedAttachment } from "../../submissions/receive-mail.ts";
import type { MailAttachment, ParsedMail } from "./parse-mail.ts";

/** Of further ones, only the names are kept. */
const maxFiles = 10;

async function check(
  { name, type, content }: MailAttachment,
  scan: VirusScan,
): Promise<Pick<CheckedAttachment, "type" | "checked" | "refusal" | "content">> {
  const refused = (refusal: CheckedAttachment["refusal"]) =>
    ({ type, checked: null, refusal, content: null }) as const;
  if (content.length > maxResumeBytes) return refused("tooLarge");
  const resume = await checkResume(name, content);
  if (resume.error !== undefined)
    return refused(resume.error === resumeMessages.wrongType ? "type" : "unsafe");
  const checked = await scan(content);
  return checked === "infected" ? refused("virus") : { type: resume.type, checked, refusal: null, content };
}

/** Checks the attachments of a mail as resumes are. Of those that do not pass, only name, type and size are kept. */
export async function checkAttachments(
  { attachments, isIncomplete }: Pick<ParsedMail, "attachments" | "isIncomplete">,
  scan: VirusScan,
): Promise<CheckedAttachment[]> {
  const files: CheckedAttachment[] = [];
  for (const [index, attachment] of attachments.entries()) {
    const name = fileLabel(attachment.name);
    const base = { name, size: attachment.content.length };
    const type = attachment.type.slice(0, 100);
    const refusal = isIncomplete ? "tooLarge" : index >= maxFiles ? "tooMany" : null;
    files.push(
      refusal
        ? { ...base, type, checked: null, refusal, content: null }
        : { ...base, ...(await check({ ...attachment, name, type }, scan)) },
    );
  }
  return files;
}
