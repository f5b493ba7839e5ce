/** Largest resume. The team's mail carries it a third larger, and many mail servers refuse more than 20 MB. */
export const maxResumeBytes = 10 * 1024 * 1024;

/** Most attachments of a reply. Together they may be as large as one resume. */
export const maxReplyFiles = 5;

/** Most that a Word document may unpack to; more is treated as a decompression bomb. */
export const maxUnpackedBytes = 5 * maxResumeBytes;

/** All text fields of a form together. */
export const maxBodyBytes = 256 * 1024;

/** Most fields of a form; the largest one has about fifteen. */
export const maxFields = 40;

/** Longest text that an applicant writes on the page about their application, in characters. */
export const maxMessageLength = 10_000;

/** Longest value of a field, in characters. */
export const maxLength = { line: 200, email: 254, url: 2000, text: 20_000 } as const;
