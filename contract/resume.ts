import { resumeBytes, resumeEndings } from "./limits.ts";

const limit = `${resumeBytes / 1024 / 1024} MB`;

/** What is said of resumes: what they may be, and what is wrong with one. Browser and server share it. */
export const resumeTexts = {
  hint: `PDF or Word, up to ${limit}.`,
  missing: "Please attach your resume.",
  wrongKind: `Please choose a PDF or Word document (${resumeEndings.join(", ")}). This file is not one.`,
  tooLarge: `This file is too large: the limit is ${limit}.`,
  empty: "This file is empty.",
};

/** What is wrong with a resume by its name and size, in bytes; the server checks its content as well. */
export function resumeFault(file: { name: string; size: number }): string | undefined {
  const name = file.name.toLowerCase();
  if (!resumeEndings.some((ending) => name.endsWith(ending))) return resumeTexts.wrongKind;
  if (file.size > resumeBytes) return resumeTexts.tooLarge;
  return file.size === 0 ? resumeTexts.empty : undefined;
}
