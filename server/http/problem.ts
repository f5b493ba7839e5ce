import type { FieldErrors } from "#contract/forms/validate.ts";
import { bodyBytes } from "#contract/limits.ts";
import { refusals } from "#contract/texts.ts";

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
  return new Problem(503, refusals.cannotStore, { retryAfter: 30 });
}

/** More text than a form may have. */
export function tooMuchText() {
  return new Problem(413, refusals.tooMuchText(bodyBytes / 1024));
}

/** What to say of what Node, Fastify and its plugins refuse by themselves. */
const known: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooMuchText,
  FST_FILES_LIMIT: () => new Problem(400, refusals.severalFiles),
  FST_PARTS_LIMIT: () => new Problem(400, refusals.tooManyParts),
  FST_FIELDS_LIMIT: () => new Problem(400, refusals.tooManyFields),
  FST_MP_PREMATURE_CLOSE: () => new Problem(400, refusals.notWhole),
  FST_PROTO_VIOLATION: () => new Problem(400, refusals.forbiddenField),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem(415, refusals.otherContent),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem(415, refusals.notMultipart),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem(400, refusals.noBody),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(400, refusals.noJson),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem(400, refusals.otherLength),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Problem(408, refusals.tooSlow),
  HPE_HEADER_OVERFLOW: () => new Problem(431, refusals.longHeaders),
};

/** What to tell a visitor about any error, without a word about the inside of the server. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = "", statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const make = known[code];
  if (make) return make();
  if (statusCode === 416) return new Problem(416, refusals.noSuchPart);
  if (statusCode === 429) return new Problem(429, refusals.tooOften);
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, refusals.unreadable);
  if (statusCode === 503) return new Problem(503, refusals.busy, { retryAfter: 10 });
  return new Problem(500, refusals.ownFault);
}
