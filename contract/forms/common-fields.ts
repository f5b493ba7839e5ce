/** Fields that several forms have. */

export const nameField = {
  name: "name",
  label: "Name",
  type: "text",
  autoComplete: "name",
  autoCapitalize: "words",
  spellCheck: false,
  required: { by: "server", message: "Please enter your name." },
} as const;

export const emailField = {
  name: "email",
  label: "Email",
  type: "email",
  autoComplete: "email",
  spellCheck: false,
  required: { by: "server", message: "Please enter your email address." },
} as const;

export const phoneField = { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" } as const;

export const linkedinField = {
  name: "linkedin",
  label: "LinkedIn",
  type: "url",
  // With "url" browsers would fill in a home page.
  autoComplete: "off",
  spellCheck: false,
} as const;
