/** How the forms of an interview are sent. */
export type InterviewForms = {
  /** The address before `/choose` and `/cancel`. */
  action: "/api/interview" | "/api/application/interview";
  /** What every form sends besides what its visitor chooses: the secret that opens the interview, and what it needs. */
  fields: Record<string, string>;
  /** The form that asks for a time zone: where it is sent, and with what. */
  zone: { method: "get" | "post"; action: string; fields?: Record<string, string> };
};
