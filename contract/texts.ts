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

/** What the server says of an application to whoever has its code. */
export const answers = {
  held: "This is what we hold about your application.",
  erased: (reference: string) => `Application ${reference} has been erased.`,
} as const;

/** What the server says when it refuses something. Exports of their own, so that no browser loads what it never says. */
export const refusals = {
  unknownForm: "This form is not known here.",
  unknownPosition: "This position is not known here.",
  filledPosition: "This position has been filled.",
  unknownCode: "We hold no application for this code. It may have been erased.",
  virus: "Our virus check found something in this file.",
  virusAgain: "Our virus check found something in this file. Please attach another copy.",
  resumeAsText: "Please attach the resume as a file.",
  otherFile: "The form has a file that it should not have.",
  severalFiles: "Please send one file only.",
  tooManyParts: "The form has more parts than it should.",
  tooManyFields: "The form has more fields than it should.",
  forbiddenField: "The form has a field that must not exist.",
  notWhole: "The form did not arrive whole. Please send it again.",
  sentBefore: "This form was sent before with something else. Please load the page again.",
  otherSite: "This form can only be sent from our own pages.",
  tooOften: "Too many submissions. Please try again later.",
  tooOftenFor: (time: string) => `Too many submissions from your address. Please try again in ${time}.`,
  tooMuchText: (kilobytes: number) => `That is too much text: the limit is ${kilobytes} KB.`,
  nothingHere: "There is nothing here. The API's addresses take POST requests only.",
  notMultipart: "This address takes multipart/form-data.",
  otherContent: "This address does not take that kind of content.",
  noBody: "The request has no body.",
  noJson: "The request's body is not valid JSON.",
  noObject: "The request's body must be an object.",
  otherLength: "The request's length is not what it said.",
  tooSlow: "The request took too long to arrive. Please send it again.",
  longHeaders: "The request's headers are longer than this server reads.",
  noSuchPart: "The file has no such part.",
  unreadable: "The request could not be read.",
  cannotStore: "We cannot store anything right now. Please keep this page and try again in a minute.",
  busy: "We are very busy. Please try again.",
  ownFault: "Something went wrong on our side. Please try again.",
} as const;
