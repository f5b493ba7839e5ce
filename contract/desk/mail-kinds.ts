const labels: Record<string, string> = {
  team: "Notification to the team",
  applicant: "Confirmation to the applicant",
  erased: "Notice of an erasure",
  reply: "Reply",
  mention: "Notice of a mention",
  assigned: "Notice of an assignment",
  digest: "Morning digest",
  invitation: "Invitation to an interview",
  cancellation: "Cancellation of an interview",
  reminder: "Reminder of an interview",
};

/** Name of each kind of mail. */
export const mailKindLabel = (kind: string) => labels[kind] ?? kind;
