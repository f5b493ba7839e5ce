/** The file cannot be edited field by field, or not in this way; the message says why. */
export class EditError extends Error {
  override name = "EditError";
}
