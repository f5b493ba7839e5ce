import { formMessages } from "../messages.ts";
import { defineForm } from "./form-definition.ts";

/** The founder application. */
export const founderForm = defineForm({
  formType: "Founder Application",
  emailConfigType: "founder_group",
  path: "/apply-founder",
  endpoint: "/api/send-email",
  encoding: "json",
  fields: [
    {
      name: "name",
      label: "Name",
      type: "text",
      autoComplete: "name",
      required: { by: "server", message: "Please enter your name." },
      group: "you",
    },
    {
      name: "email",
      label: "Email",
      type: "email",
      autoComplete: "email",
      required: { by: "server", message: "Please enter your email address." },
      group: "you",
      width: "half",
    },
    { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", group: "you", width: "half" },
    { name: "linkedin", label: "LinkedIn", type: "url", autoComplete: "url", group: "you" },
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
