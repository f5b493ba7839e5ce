/** A resume may be this large, in bytes: 10 MB as the contract of the site says. */
export const resumeBytes = 10 * 1024 * 1024;

/** Name endings a resume may have; its content is checked as well. */
export const resumeEndings = [".pdf", ".doc", ".docx"] as const;

/** A form's text fields together, in bytes. The longest honest application stays far below. */
export const bodyBytes = 256 * 1024;

/** Characters. Long enough for any real entry, short enough to mail and to read. */
export const length = { line: 200, email: 254, url: 2000, text: 20_000 } as const;
