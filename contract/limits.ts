/** A resume may be this large, in bytes. The team's mail carries it, a third larger there; many take no more than 20 MB. */
export const resumeBytes = 10 * 1024 * 1024;

/** A Word document may unpack to this much, in bytes: room for any resume of that size. More is a decompression bomb. */
export const unpackedBytes = 5 * resumeBytes;

/** Name endings a resume may have; its content is checked as well. */
export const resumeEndings = [".pdf", ".doc", ".docx"] as const;

/** A form's text fields together, in bytes. The longest honest application stays far below. */
export const bodyBytes = 256 * 1024;

/** Characters. Long enough for any real entry, short enough to mail and to read. */
export const length = { line: 200, email: 254, url: 2000, text: 20_000 } as const;
