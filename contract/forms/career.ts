import { formMessages } from "../messages.ts";
import { resumeError, resumeExtensions, resumeMessages } from "../resume.ts";
import { emailField, linkedinField, nameField, phoneField } from "./common-fields.ts";
import { defineForm } from "./form-definition.ts";

/**
 * The application for a position. The server knows from the job's content which `formType`, `position` and
 * `sourcePage` belong together, and whether the position is open.
 */
export const careerForm = defineForm({
  formType: null,
  emailConfigType: "careers",
  noun: "application",
  path: "/careers",
  endpoint: "/api/send-career-email",
  encoding: "multipart",
  fields: [
    {
      name: "position",
      label: "Position",
      type: "hidden",
      message: "The form did not say which position it is for.",
    },
    { ...nameField, group: "you" },
    { ...emailField, group: "you", width: "half" },
    { ...phoneField, group: "you", width: "half" },
    { ...linkedinField, group: "you" },
    {
      name: "resume",
      label: "Resume",
      type: "file",
      hint: resumeMessages.hint,
      accept: resumeExtensions,
      check: resumeError,
      required: { by: "browser", message: resumeMessages.missing },
      group: "application",
    },
    {
      name: "coverLetter",
      label: "Cover Letter",
      type: "textarea",
      rows: 9,
      required: { by: "browser", message: "Please write a few lines about yourself." },
      group: "application",
    },
    {
      name: "sourcePage",
      label: "Page",
      type: "hidden",
      message: "The form did not say which page it is on.",
      internal: true,
    },
  ],
  messages: {
    missing: "Please fill in all required fields: Name and Email",
    failed: formMessages.failed,
    unexpected: "An unexpected error occurred. Please try again.",
    success: formMessages.success,
    submit: formMessages.submit,
    submitting: formMessages.submitting,
  },
});
