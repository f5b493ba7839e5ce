/** Thrown for what the person at the terminal can put right. Its message is printed as it is. */
export class ReleaseError extends Error {
  override name = "ReleaseError";
}
