const labels: Record<string, string> = {
  team: "Notification to the team",
  applicant: "Confirmation",
  erased: "Notice of an erasure",
  reply: "Reply",
  mention: "Notice of a mention",
  assigned: "Notice of an assignment",
  digest: "Morning email",
  invitation: "Invitation to a meeting",
  cancellation: "Cancellation of a meeting",
  reminder: "Reminder of a meeting",
};

/** Name of each kind of mail. */
export const mailKindLabel = (kind: string) => labels[kind] ?? kind;
