/** Fields whose absence gets the specification's text for missing fields, by form. */
export const requiredFields = {
  founder: ["name", "email", "message"],
  partner: ["name", "email", "organizationName", "partnershipGoals"],
  contact: ["name", "email", "message"],
  career: ["name", "email"],
} as const;
