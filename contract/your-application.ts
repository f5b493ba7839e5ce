/** What the page of an application says when it is answered without JavaScript. */
export const applicationTexts = {
  kind: "Form",
  received: "Received",
  resume: "Resume",
  downloadData: "Download as JSON",
  downloadFile: "Download the resume",
  confirm: "Erase for good. This cannot be undone, and the application will no longer be considered.",
  erase: "Erase everything",
} as const;
