/** The API's answer to a submission. */
export type SubmissionResponse = {
  /** A text for the visitor. */
  message: string;
  /** With 200 only. */
  reference?: string;
  /** With 422 only: an error text for each wrong field, by its name. */
  errors?: Record<string, string>;
};

/** The answer of `POST /api/application/view`. */
export type ApplicationView = {
  message: string;
  reference: string;
  formType: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Its stage in words for the applicant; null when the stage has none. */
  stage: string | null;
  fields: { label: string; value: string }[];
  /** The resume in base64, with its size in bytes; null without one. */
  file: { name: string; type: string; size: number; content: string } | null;
};
