import { resumeBytes, resumeEndings } from "./limits.ts";

/** What is wrong with a resume by its name and size, in bytes; the server checks its content as well. */
export function resumeFault(file: { name: string; size: number }): string | undefined {
  const name = file.name.toLowerCase();
  if (!resumeEndings.some((ending) => name.endsWith(ending))) {
    return "Please choose a PDF or Word document (.pdf, .doc, .docx).";
  }
  if (file.size > resumeBytes) return "This file is too large: the limit is 10 MB.";
  return file.size === 0 ? "This file is empty." : undefined;
}
