import { formMessages } from "../messages.ts";
import { emailField, linkedinField, nameField, phoneField } from "./common-fields.ts";
import { defineForm } from "./form-definition.ts";

export const founderForm = defineForm({
  formType: "Founder Application",
  emailConfigType: "founder_group",
  noun: "application",
  path: "/apply-founder",
  endpoint: "/api/send-email",
  encoding: "json",
  fields: [
    { ...nameField, group: "you" },
    { ...emailField, group: "you", width: "half" },
    { ...phoneField, group: "you", width: "half" },
    { ...linkedinField, group: "you" },
    {
      name: "message",
      label: "Message",
      type: "textarea",
      rows: 9,
      required: { by: "server", message: "Please tell us about your venture." },
      group: "venture",
    },
  ],
  messages: {
    missing: "Please fill in all required fields (Name, Email, Message)",
    failed: formMessages.failed,
    unexpected: "An unexpected error occurred. Please try again.",
    success: formMessages.success,
    submit: formMessages.submit,
    submitting: formMessages.submitting,
  },
});
