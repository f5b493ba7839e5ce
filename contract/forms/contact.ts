import { emailField, nameField, phoneField } from "./common-fields.ts";
import { defineForm } from "./form-definition.ts";

const panel = {
  title: "Message Sent!",
  description: "Thank you for reaching out. We'll get back to you as soon as possible.",
  sendAnother: "Send Another Message",
};

const failed = "There was an error submitting your message. Please try again.";

/** The message to the studio. */
export const contactForm = defineForm({
  formType: "Contact Form",
  emailConfigType: "general",
  noun: "message",
  path: "/contact",
  endpoint: "/api/send-email",
  encoding: "json",
  fields: [
    { ...nameField, width: "half" },
    { ...emailField, width: "half" },
    {
      name: "company",
      label: "Company",
      type: "text",
      autoComplete: "organization",
      autoCapitalize: "words",
      spellCheck: false,
      width: "half",
    },
    { ...phoneField, width: "half" },
    {
      name: "subject",
      label: "Subject",
      type: "text",
      autoComplete: "off",
      autoCapitalize: "sentences",
      required: { by: "browser", message: "Please enter a subject." },
    },
    {
      name: "message",
      label: "Message",
      type: "textarea",
      rows: 6,
      required: { by: "server", message: "Please enter a message." },
    },
    // The page's content has the sentence beside the box, with its link to the privacy policy.
    {
      name: "privacyConsent",
      label: "Confirmation that the privacy policy applies",
      type: "checkbox",
      required: { by: "browser", message: "Please tick the box, or email us instead." },
    },
  ],
  messages: {
    missing: "Please fill in all required fields",
    failed,
    unexpected: failed,
    success: `${panel.title} ${panel.description}`,
    submit: "Send Message",
    submitting: "Sending...",
    panel,
  },
});
