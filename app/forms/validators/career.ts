import { careerSchema } from "#contract/forms/career.ts";
import { requiredFields } from "#contract/forms/required.ts";
import { checkMarked, validate } from "#contract/forms/validate.ts";
import { formMessages } from "#contract/messages.ts";
import { resumeError, resumeMessages } from "#contract/resume.ts";

/**
 * The check the server makes as well, for the job forms, and what only the browser asks for: a cover letter and a
 * resume of the right kind.
 * @param missing what is said where there is no cover letter
 */
export function check(
  payload: Record<string, unknown>,
  files: Record<string, File>,
  missing: { coverLetter: string },
) {
  const result = validate(careerSchema, requiredFields.career, formMessages.missing.career, payload);
  const errors: Record<string, string> = result.ok ? {} : { ...result.errors };
  const fault = files.resume ? resumeError(files.resume) : resumeMessages.missing;
  if (fault) errors.resume = fault;
  if (String(payload.coverLetter ?? "").trim() === "") errors.coverLetter = missing.coverLetter;
  if (Object.keys(errors).length === 0) return result;
  return { ok: false as const, message: result.ok ? checkMarked : result.message, errors };
}
