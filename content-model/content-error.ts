/** Mistakes in content files, one per line of the message: `file:line: field: what is wrong and how to put it right`. */
export class ContentError extends Error {
  override name = "ContentError";
}
