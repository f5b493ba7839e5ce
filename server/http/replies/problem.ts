import type { FieldErrors } from "#contract/forms/validate.ts";
import { maxBodyBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";

/** A refusal with a status and a message that a person can read. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, more: { errors?: FieldErrors; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** The store failed: say so, and when to try again. */
export function storeProblem() {
  return new Problem(503, errorMessages.storeUnavailable, { retryAfter: 30 });
}

/** More text than a form may have. */
export function tooMuchText() {
  return new Problem(413, errorMessages.bodyTooLarge(maxBodyBytes / 1024));
}

/** What to say of what Node, Fastify and its plugins refuse by themselves. */
const known: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooMuchText,
  FST_FILES_LIMIT: () => new Problem(400, errorMessages.tooManyFiles),
  FST_PARTS_LIMIT: () => new Problem(400, errorMessages.tooManyParts),
  FST_FIELDS_LIMIT: () => new Problem(400, errorMessages.tooManyFields),
  FST_MP_PREMATURE_CLOSE: () => new Problem(400, errorMessages.incompleteUpload),
  FST_PROTO_VIOLATION: () => new Problem(400, errorMessages.forbiddenField),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem(415, errorMessages.unsupportedContentType),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem(415, errorMessages.multipartRequired),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem(400, errorMessages.bodyMissing),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(400, errorMessages.invalidJson),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem(400, errorMessages.contentLengthMismatch),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Problem(408, errorMessages.requestTimeout),
  HPE_HEADER_OVERFLOW: () => new Problem(431, errorMessages.headersTooLong),
};

/** What to tell a visitor about any error, without a word about the inside of the server. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = "", statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const make = known[code];
  if (make) return make();
  if (statusCode === 416) return new Problem(416, errorMessages.rangeNotSatisfiable);
  if (statusCode === 429) return new Problem(429, errorMessages.tooManySubmissions);
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, errorMessages.unreadableRequest);
  if (statusCode === 503) return new Problem(503, errorMessages.overloaded, { retryAfter: 10 });
  return new Problem(500, errorMessages.internalError);
}
