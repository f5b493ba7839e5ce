/** The API's answers. Every one carries a message a person can read. */
export type SubmissionAnswer = {
  message: string;
  /** With 200 only. */
  reference?: string;
  /** With 422 only: a text for each wrong field. */
  errors?: Record<string, string>;
};

/** What `POST /api/application/view` says about a submission. */
export type ApplicationView = {
  message: string;
  reference: string;
  formType: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  fields: { label: string; value: string }[];
  /** The resume, base64, with the name it was given; null without one. */
  file: { name: string; type: string; size: number; content: string } | null;
};
