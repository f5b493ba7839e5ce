/** What each form says of itself, in fields nobody types; word for word as the specification has it. */
export const hiddenFields = {
  founder: { formType: "Founder Application", emailConfigType: "founder_group" },
  partner: {
    formType: "Partner Application",
    emailConfigType: "partner_group",
    sourcePage: "Apply-Partner Page",
  },
  contact: { formType: "Contact Form", emailConfigType: "general" },
  /** The rest is the position's. */
  career: { emailConfigType: "careers" },
} as const;
