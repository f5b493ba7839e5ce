const labels: Record<string, string> = {
  team: "Notification to the team",
  applicant: "Confirmation to the applicant",
  erased: "Notice of an erasure",
  reply: "Reply",
  mention: "Notice of a mention",
  digest: "Morning digest",
};

/** What a mail is, in words. */
export const mailKindLabel = (kind: string) => labels[kind] ?? kind;
