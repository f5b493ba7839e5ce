import type { FieldErrors } from "#contract/forms/validate.ts";
import { maxBodyBytes } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages.ts";
import { isStoreUnavailable } from "../../store/connection/unavailable.ts";

/** An error with an HTTP status and a message for the visitor. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    details: { errors?: FieldErrors; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A form cannot be stored now. */
export function formNotStored() {
  return new Problem(503, errorMessages.formNotStored, { retryAfterSeconds: 30 });
}

/** The store cannot be read or changed now. */
export function storeUnavailable() {
  return new Problem(503, errorMessages.storeUnavailable, { retryAfterSeconds: 30 });
}

/** The text fields are longer than the limit. */
export function bodyTooLarge() {
  return new Problem(413, errorMessages.bodyTooLarge(maxBodyBytes / 1024));
}

/** Problems for the error codes of Node, Fastify and its plugins. */
const problemsByCode: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_FILES_LIMIT: () => new Problem(400, errorMessages.tooManyFiles),
  FST_PARTS_LIMIT: () => new Problem(400, errorMessages.unexpectedFields),
  FST_FIELDS_LIMIT: () => new Problem(400, errorMessages.unexpectedFields),
  FST_MP_PREMATURE_CLOSE: () => new Problem(400, errorMessages.incompleteUpload),
  FST_PROTO_VIOLATION: () => new Problem(400, errorMessages.unexpectedFields),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem(415, errorMessages.unsupportedContentType),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem(415, errorMessages.multipartRequired),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem(400, errorMessages.bodyMissing),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(400, errorMessages.invalidJson),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem(400, errorMessages.contentLengthMismatch),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Problem(408, errorMessages.requestTimeout),
  HPE_HEADER_OVERFLOW: () => new Problem(431, errorMessages.headersTooLong),
};

/** PostgreSQL's code for text with a NUL character, such as in a filter of the address. */
const invalidText = "22021";

/** The problem to answer for any error. Its message tells nothing about the inside of the server. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = "", statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const createProblem = problemsByCode[code];
  if (createProblem) return createProblem();
  if (statusCode === 416) return new Problem(416, errorMessages.rangeNotSatisfiable);
  if (statusCode === 429) return new Problem(429, errorMessages.tooManySubmissions);
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, errorMessages.unreadableRequest);
  if (statusCode === 503) return new Problem(503, errorMessages.overloaded, { retryAfterSeconds: 10 });
  if (isStoreUnavailable(error)) return storeUnavailable();
  if (code === invalidText) return new Problem(400, errorMessages.unreadableRequest);
  return new Problem(500, errorMessages.internalError);
}
