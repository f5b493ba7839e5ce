/** The member's role or forms do not allow it (403). */
export class NotAllowedError extends Error {
  override name = "NotAllowedError";

  constructor(message = "Your role does not allow this.") {
    super(message);
  }
}

/** There is no such thing, or none that the member may see (404). */
export class NotFoundError extends Error {
  override name = "NotFoundError";

  constructor(message = "This no longer exists. Please reload the page.") {
    super(message);
  }
}

/** It has changed meanwhile, or exists already (409). */
export class ConflictError extends Error {
  override name = "ConflictError";
}
