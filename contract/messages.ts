/** Texts that several forms share, word for word as the specification has them. Browser and server use them. */
export const formMessages = {
  invalidEmail: "Please enter a valid email address",
  /** Required fields are filled in, but a field is wrong. */
  checkFields: "Please check the marked fields.",
  /** Only values that the page sets are wrong. */
  outOfDate: "This page is out of date, and nothing was stored. Please load it again.",
  failed: "Failed to submit application",
  success: "Application submitted successfully! We will be in touch soon.",
  submit: "Submit Application",
  submitting: "Submitting...",
} as const;

/** Texts of the forms beside the specified ones. */
export const submissionMessages = {
  reference: (reference: string) => `Your reference is ${reference}.`,
  attachAgain: "What you typed is still here, but files cannot be kept. Please attach your resume again.",
  chooseAgain:
    "This file was changed or moved after you chose it, so it could not be sent. Please choose it again.",
} as const;

/** Notice on every page of a preview. */
export const previewNotice = "Preview with drafts. Forms can be tried: nothing is stored or sent.";

/** The server's texts for an applicant who has the application's code. */
export const applicationMessages = {
  held: "This is what we hold about your application.",
  erased: (reference: string) => `Application ${reference} has been erased.`,
  /** In the conversation, as a message of the applicant. */
  corrected: (label: string, value: string, before: string) =>
    `Correction of ${label}: ${value || "(nothing)"}\nBefore: ${before || "(nothing)"}`,
  notCorrectable: "This cannot be corrected here, so nothing was changed. Please write to us.",
} as const;

/** The server's texts for an applicant who has the link to an interview. */
export const interviewMessages = {
  chosen: "The time is yours. An entry for your calendar is on its way to you.",
  cancelled: "The meeting is cancelled.",
} as const;

/** The same for every address, so that it does not tell who is a member. */
const linkLimits =
  "It works for 15 minutes. After five unused links no more are sent until one is used or too old: any of them signs you in, and ends the others.";

/** Answers of the desk's server to changes. */
export const deskMessages = {
  signedIn: "You are signed in.",
  linkSent: `If this address may sign in, a link is on its way to it. ${linkLimits}`,
  linkWritten: `This server has no mail server. If this address may sign in, a link is in a file that the server’s log names. ${linkLimits}`,
  signedOut: "You are signed out.",
} as const;

/**
 * The server's error texts: what happened, what became of the form, and what to do. An export of their own, so that
 * they are not part of the browser's bundle.
 */
export const errorMessages = {
  unknownForm: "We do not know this form, and nothing was stored. Please send it from its page on our site.",
  unknownPosition:
    "We have no position with this name, and nothing was stored. Our open positions are under Careers.",
  filledPosition:
    "This position has been filled, so your application was not stored. Our open positions are under Careers.",
  closedPosition:
    "The deadline for this position has passed, so your application was not stored. Our open positions are under Careers.",
  missingCorrection: "Please say what to correct, and what it should be. Nothing was changed.",
  missingMessage: "Please write something first. Nothing was sent.",
  messageTooLong: "This text is too long, so it was not sent. Please shorten it.",
  missingCode: "Please enter the code from your confirmation email.",
  unknownCode:
    "We hold nothing for this code. Please check that it is complete and correct. What was erased can no longer be opened.",
  applicationClosed: "This application is closed, so it can no longer be withdrawn. Nothing was changed.",
  unknownInterview: "We know no meeting with this link. Please check that it is complete.",
  interviewTimeMissing: "Please choose one of the times.",
  interviewTimeTaken: "This time has just been taken, and nothing was changed. Please choose another one.",
  interviewClosed:
    "The meeting can no longer be changed this way, and nothing was changed. Please reply to our email.",
  virusFound: "Our virus check found a virus in this file, so nothing was stored.",
  virusFoundAttachAnother:
    "Our virus check found a virus in this file, so nothing was stored. Please save the document as a new PDF and attach that.",
  resumeHasMacros:
    "We cannot accept this Word document, because it has macros. Nothing was stored. Please save it without them, or as a PDF.",
  resumeLoadsTemplate:
    "We cannot accept this Word document, because it loads something from another place. Nothing was stored. Please save it as a PDF.",
  resumeRunsSomething:
    "We cannot accept this PDF, because it runs a script, starts a program, sends a form or opens other files. Nothing was stored. Please print it to a new PDF and attach that.",
  pdfUnreadable:
    "We cannot accept this PDF, because we could not read it. Nothing was stored. Please save it as a new PDF without a password.",
  docxUnreadable:
    "We cannot accept this Word document, because we could not read it. Nothing was stored. Please save it as a PDF.",
  docxTooLarge:
    "We cannot accept this file, because what it contains is too large or has too many parts. Nothing was stored. Please save it as a PDF.",
  resumeHasProgram:
    "We cannot accept this file, because there is a program or another file inside it. Nothing was stored. Please attach the document alone.",
  resumeNotAFile: "Your resume did not arrive as a file. Please attach it again.",
  unexpectedFile:
    "The form came with a file that does not belong to it, and nothing was stored. Please send it without the file.",
  tooManyFiles: "The form came with more than one file, and nothing was stored. Please send one file only.",
  /** Too many fields or parts, or a field that no page of ours sends. */
  unexpectedFields:
    "This form differs from the one on our page, and nothing was stored. Please load the page again and send it from there.",
  incompleteUpload: "The form did not arrive in full, and nothing was stored. Please send it again.",
  idempotencyConflict:
    "You sent this form before with a different text, and we stored that one. To send the new one too, please load the page again.",
  crossOrigin:
    "This form can only be sent from our own pages, and nothing was stored. Please open it on our site.",
  mailNotSigned: "This email is not signed by SendGrid, or was signed too long ago, so it was not stored.",
  mailTooLarge: "This email is too large, so it was not stored.",
  tooManyRequests:
    "Too many requests came from your network at once, so this one was refused. Please try again in a few seconds.",
  lengthRequired: "The request does not say how long it is, so it was not read.",
  twoHosts: "The request names two hosts, so it was not read.",
  tooManySubmissions: "Too many forms were sent, and this one was not stored. Please try again later.",
  tooManySubmissionsRetryIn: (time: string) =>
    `Too many forms came from your network, so this one was refused. Nothing was stored or changed. Please keep this page open and try again in ${time}.`,
  bodyTooLarge: (kilobytes: number) =>
    `That is too much text, and nothing was stored: the limit is ${kilobytes} KB for the whole form. Please shorten it.`,
  fileTooLarge: (megabytes: number) =>
    `This file is too large: the limit is ${megabytes} MB. Please choose a smaller one.`,
  notFound: "There is nothing at this address. The API's addresses take POST requests only.",
  onlyPdfShown: "Only PDF files are shown here.",
  deskNotFound: "There is nothing here.",
  unknownDeskHost:
    "The desk does not answer under this host name. Its operator can set DESK_URL to the address.",
  signIn: "Please sign in.",
  unknownPasskey:
    "This passkey is not known, or could not be verified. Please try again, or ask for a link by email.",
  tooManySignIns: "Too many attempts to sign in. Please try again in a few minutes.",
  unknownLink: "This link is not valid, has already been used, or has expired. Please ask for a new one.",
  crossOriginDesk: "Changes can only be made on the desk’s own pages.",
  checkRequest: "Please check what you entered. Nothing was changed.",
  multipartRequired: "This address takes multipart/form-data. Nothing was stored.",
  unsupportedContentType: "This address does not take that kind of content. Nothing was stored.",
  bodyMissing: "The request has no body.",
  invalidJson: "The request's body is not valid JSON. Nothing was stored.",
  bodyNotObject: "The request's body must be an object. Nothing was stored.",
  contentLengthMismatch: "The request is not as long as it said. Nothing was stored.",
  requestTimeout: "The request took too long to arrive, and nothing was stored. Please send it again.",
  headersTooLong: "The request's headers are longer than this server reads.",
  rangeNotSatisfiable: "The file has no such part.",
  unreadableRequest: "The request could not be read, and nothing was stored.",
  formNotStored:
    "We cannot store your form right now. Please keep this page open and send it again in a minute. It will be stored only once.",
  storeUnavailable: "Our database cannot be reached right now. Please try again in a minute.",
  overloaded: "We are very busy. Nothing was stored or changed. Please try again in a minute.",
  internalError:
    "Something went wrong on our side. Please try again. A form that was stored already is not stored twice.",
} as const;
