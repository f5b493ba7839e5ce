import { formMessages } from "../messages.ts";
import { emailField, nameField } from "./common-fields.ts";
import { defineForm } from "./form-definition.ts";

/** The partner application. */
export const partnerForm = defineForm({
  formType: "Partner Application",
  emailConfigType: "partner_group",
  noun: "application",
  path: "/apply-partner",
  endpoint: "/api/send-email",
  encoding: "json",
  fields: [
    {
      name: "organizationName",
      label: "Organization Name",
      type: "text",
      autoComplete: "organization",
      autoCapitalize: "words",
      spellCheck: false,
      required: { by: "server", message: "Please enter your organization's name." },
      group: "organization",
    },
    {
      name: "website",
      label: "Website",
      type: "url",
      autoComplete: "url",
      spellCheck: false,
      group: "organization",
    },
    {
      name: "organizationType",
      label: "Organization Type",
      type: "select",
      options: [
        "Venture Capital",
        "Corporate Innovation",
        "Government Agency",
        "Trade Organization",
        "Innovation Hub",
        "Other",
      ],
      group: "organization",
      width: "half",
    },
    {
      name: "focusArea",
      label: "Focus Area",
      type: "select",
      options: ["Fintech", "ClimateTech", "AI & ML", "Enterprise Software", "Multiple Sectors", "Other"],
      group: "organization",
      width: "half",
    },
    {
      name: "partnershipGoals",
      label: "Partnership Goals",
      type: "textarea",
      rows: 7,
      required: { by: "server", message: "Please tell us what the partnership should achieve." },
      group: "goals",
    },
    { ...nameField, group: "you", width: "half" },
    {
      name: "jobTitle",
      label: "Job Title",
      type: "text",
      autoComplete: "organization-title",
      autoCapitalize: "words",
      group: "you",
      width: "half",
    },
    { ...emailField, group: "you" },
    { name: "sourcePage", label: "Page", type: "hidden", value: "Apply-Partner Page", internal: true },
  ],
  messages: {
    missing: "Please fill in all required fields: Name, Email, Organization Name, and Partnership Goals",
    failed: formMessages.failed,
    unexpected: "An unexpected error occurred.",
    success: formMessages.success,
    submit: formMessages.submit,
    submitting: formMessages.submitting,
    panel: {
      title: "Application Submitted",
      description: formMessages.success,
      sendAnother: "Submit Another Application",
    },
  },
});
