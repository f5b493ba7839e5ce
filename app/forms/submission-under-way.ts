import type { FieldErrors } from "#contract/forms/validate.ts";

export type Outcome =
  | { ok: true; reference: string | undefined }
  | { ok: false; message: string; errors: FieldErrors };

/** Submissions under way by the id of their form. They go on when the visitor goes to another page of the site. */
export const submissionsUnderWay = new Map<string, Promise<Outcome>>();
