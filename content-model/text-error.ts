/** A mistake in a text in Markdown. */
export class TextError extends Error {
  override name = "TextError";
  /** The part of the text that it is in, as it is written. */
  readonly part: string;
  /** Its line in that part, from 0. */
  readonly line: number;

  constructor(message: string, part: string, line = 0) {
    super(message);
    this.part = part;
    this.line = line;
  }
}
