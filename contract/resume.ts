import { maxResumeBytes } from "./limits.ts";

const limit = `${maxResumeBytes / 1024 / 1024} MB`;

/** Accepted extensions; the server checks the content as well. */
export const resumeExtensions = [".pdf", ".doc", ".docx"] as const;

/** Texts about resumes that browser and server share. */
export const resumeMessages = {
  hint: `PDF or Word, up to ${limit}.`,
  missing: "Please attach your resume.",
  wrongType: `Please choose a PDF or Word document (${resumeExtensions.join(", ")}). This file is not one.`,
  tooLarge: `This file is too large: the limit is ${limit}. Please attach a smaller one.`,
  empty: "This file is empty. Please choose another one.",
};

/** The mistake, if any, in a resume's name or size in bytes; its content is not looked at. */
export function resumeError(file: { name: string; size: number }): string | undefined {
  const name = file.name.toLowerCase();
  if (!resumeExtensions.some((extension) => name.endsWith(extension))) return resumeMessages.wrongType;
  if (file.size > maxResumeBytes) return resumeMessages.tooLarge;
  return file.size === 0 ? resumeMessages.empty : undefined;
}
