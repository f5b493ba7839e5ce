/** Texts that several forms share, word for word as the specification has them. Browser and server use them. */
export const formMessages = {
  invalidEmail: "Please enter a valid email address",
  /** Required fields are filled in, but a field is wrong. */
  checkFields: "Please check the marked fields.",
  failed: "Failed to submit application",
  success: "Application submitted successfully! We will be in touch soon.",
  submit: "Submit Application",
  submitting: "Submitting...",
} as const;

/** What the forms say beside the specified texts. */
export const submissionMessages = {
  reference: (reference: string) => `Your reference is ${reference}.`,
  attachAgain: "Please attach your resume again.",
} as const;

/** The server's texts for an applicant who has the application's code. */
export const applicationMessages = {
  held: "This is what we hold about your application.",
  erased: (reference: string) => `Application ${reference} has been erased.`,
} as const;

/** What the desk's server answers when something was done. */
export const deskMessages = {
  signedIn: "You are signed in.",
  signedOut: "You are signed out.",
} as const;

/** The server's error texts. An export of their own, so that they are not part of the browser's bundle. */
export const errorMessages = {
  unknownForm: "This form is not known here.",
  unknownPosition: "This position is not known here.",
  filledPosition: "This position has been filled.",
  unknownCode: "We hold no application for this code. It may have been erased.",
  virusFound: "Our virus check found something in this file.",
  virusFoundAttachAnother: "Our virus check found something in this file. Please attach another copy.",
  resumeHasMacros: "This Word document has macros. Please save it without them, or as a PDF.",
  resumeLoadsTemplate: "This Word document loads something from another place. Please save it as a PDF.",
  resumeRunsSomething:
    "This PDF runs a script or starts a program. Please print it to a new PDF and attach that.",
  resumeUnreadable: "We could not look inside this PDF. Please print it to a new PDF, without a password.",
  resumeHasProgram: "There is a program or another file inside this file. Please attach the document alone.",
  resumeNotAFile: "Please attach the resume as a file.",
  unexpectedFile: "The form has a file that it should not have.",
  tooManyFiles: "Please send one file only.",
  tooManyParts: "The form has more parts than it should.",
  tooManyFields: "The form has more fields than it should.",
  forbiddenField: "The form has a field that must not exist.",
  incompleteUpload: "The form did not arrive whole. Please send it again.",
  idempotencyConflict: "This form was sent before with something else. Please load the page again.",
  crossOrigin: "This form can only be sent from our own pages.",
  tooManyRequests: "Too many requests from your address at once. Please try again in a few seconds.",
  lengthRequired: "The request does not say how long it is.",
  twoHosts: "The request names two hosts.",
  tooManySubmissions: "Too many submissions. Please try again later.",
  tooManySubmissionsRetryIn: (time: string) =>
    `Too many submissions from your address. Please try again in ${time}.`,
  bodyTooLarge: (kilobytes: number) => `That is too much text: the limit is ${kilobytes} KB.`,
  notFound: "There is nothing here. The API's addresses take POST requests only.",
  deskNotFound: "There is nothing here.",
  signIn: "Please sign in.",
  unknownLink: "This link is not known, was used already, or is too old. Please ask for a new one.",
  crossOriginDesk: "Changes can only be made from the desk's own pages.",
  checkRequest: "Something in the request is not as it should be.",
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
