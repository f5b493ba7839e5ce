/** A mistake in a content file, as an editor is told about it. */
export type ContentMistake = {
  /** Path below the content folder. */
  file: string;
  /** From 1; none for what concerns the file as a whole. */
  line?: number;
  /** The field, like `seo.title`; none for a line of a long text. */
  field?: string;
  /** What is wrong, and how to put it right. */
  message: string;
};

/** A mistake as `file:line: field: message`. */
export const formatMistake = ({ file, line, field, message }: ContentMistake) =>
  [line === undefined ? file : `${file}:${line}`, ...(field ? [field] : []), message].join(": ");

/** Mistakes in content files. Its message has one line for each. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly mistakes: ContentMistake[];

  constructor(mistakes: ContentMistake[]) {
    super(mistakes.map(formatMistake).join("\n"));
    this.mistakes = mistakes;
  }
}

const readFailures: Record<string, string> = {
  EACCES: "the user of this program may not read it; allow that with chmod a+rX",
  EISDIR: "is a folder with the name of a file; rename it",
};

/** An error of reading a content file or folder, for editors where they can mend it. */
export function readError(file: string, error: NodeJS.ErrnoException): Error {
  const message = readFailures[error.code ?? ""];
  return message ? new ContentError([{ file, message }]) : error;
}
