/** What a form says back, word for word as the specification has it. Browser and server share it. */
export const texts = {
  missing: {
    founder: "Please fill in all required fields (Name, Email, Message)",
    partner: "Please fill in all required fields: Name, Email, Organization Name, and Partnership Goals",
    contact: "Please fill in all required fields",
    career: "Please fill in all required fields: Name and Email",
  },
  invalidEmail: "Please enter a valid email address",
  failed: "Failed to submit application",
  unexpected: {
    founder: "An unexpected error occurred. Please try again.",
    partner: "An unexpected error occurred.",
    contact: "There was an error submitting your message. Please try again.",
    career: "An unexpected error occurred. Please try again.",
  },
  success: "Application submitted successfully! We will be in touch soon.",
  sent: {
    heading: "Message Sent!",
    text: "Thank you for reaching out. We'll get back to you as soon as possible.",
    again: "Send Another Message",
  },
  submitted: { heading: "Application Submitted", again: "Submit Another Application" },
  submitting: "Submitting...",
  sending: "Sending...",
} as const;
