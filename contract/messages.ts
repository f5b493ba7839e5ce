/** What a form says back, word for word as the specification has it. Browser and server share it. */
export const formMessages = {
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
    title: "Message Sent!",
    text: "Thank you for reaching out. We'll get back to you as soon as possible.",
    again: "Send Another Message",
  },
  submitted: { title: "Application Submitted", again: "Submit Another Application" },
  submitting: "Submitting...",
  sending: "Sending...",
} as const;

/** What the server says of an application to whoever has its code. */
export const applicationMessages = {
  held: "This is what we hold about your application.",
  erased: (reference: string) => `Application ${reference} has been erased.`,
} as const;

/** What the server says when it refuses something. Exports of their own, so that no browser loads what it never says. */
export const errorMessages = {
  unknownForm: "This form is not known here.",
  unknownPosition: "This position is not known here.",
  filledPosition: "This position has been filled.",
  unknownCode: "We hold no application for this code. It may have been erased.",
  virusFound: "Our virus check found something in this file.",
  virusFoundAttachAnother: "Our virus check found something in this file. Please attach another copy.",
  resumeNotAFile: "Please attach the resume as a file.",
  unexpectedFile: "The form has a file that it should not have.",
  tooManyFiles: "Please send one file only.",
  tooManyParts: "The form has more parts than it should.",
  tooManyFields: "The form has more fields than it should.",
  forbiddenField: "The form has a field that must not exist.",
  incompleteUpload: "The form did not arrive whole. Please send it again.",
  idempotencyConflict: "This form was sent before with something else. Please load the page again.",
  crossOrigin: "This form can only be sent from our own pages.",
  tooManySubmissions: "Too many submissions. Please try again later.",
  tooManySubmissionsRetryIn: (time: string) =>
    `Too many submissions from your address. Please try again in ${time}.`,
  bodyTooLarge: (kilobytes: number) => `That is too much text: the limit is ${kilobytes} KB.`,
  notFound: "There is nothing here. The API's addresses take POST requests only.",
  multipartRequired: "This address takes multipart/form-data.",
  unsupportedContentType: "This address does not take that kind of content.",
  bodyMissing: "The request has no body.",
  invalidJson: "The request's body is not valid JSON.",
  bodyNotObject: "The request's body must be an object.",
  contentLengthMismatch: "The request's length is not what it said.",
  requestTimeout: "The request took too long to arrive. Please send it again.",
  headersTooLong: "The request's headers are longer than this server reads.",
  rangeNotSatisfiable: "The file has no such part.",
  unreadableRequest: "The request could not be read.",
  storeUnavailable: "We cannot store anything right now. Please keep this page and try again in a minute.",
  overloaded: "We are very busy. Please try again.",
  internalError: "Something went wrong on our side. Please try again.",
} as const;
