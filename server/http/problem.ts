import type { FieldErrors } from "#contract/forms/validate.ts";
import { bodyBytes } from "#contract/limits.ts";

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
  return new Problem(
    503,
    "We cannot store anything right now. Please keep this page and try again in a minute.",
    {
      retryAfter: 30,
    },
  );
}

/** Texts for what Fastify and its plugins refuse by themselves. */
const known: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem(413, `That is too much text: the limit is ${bodyBytes / 1024} KB.`),
  FST_FILES_LIMIT: () => new Problem(400, "Please send one file only."),
  FST_PARTS_LIMIT: () => new Problem(400, "The form has more parts than it should."),
  FST_FIELDS_LIMIT: () => new Problem(400, "The form has more fields than it should."),
  FST_MP_PREMATURE_CLOSE: () => new Problem(400, "The form did not arrive whole. Please send it again."),
  FST_PROTO_VIOLATION: () => new Problem(400, "The form has a field that must not exist."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem(415, "This address does not take that kind of content."),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem(415, "This address takes multipart/form-data."),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem(400, "The request has no body."),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(400, "The request's body is not valid JSON."),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem(400, "The request's length is not what it said."),
};

/** What to tell a visitor about any error, without a word about the inside of the server. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = "", statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const make = known[code];
  if (make) return make();
  if (statusCode === 416) return new Problem(416, "The file has no such part.");
  if (statusCode === 429) return new Problem(429, "Too many submissions. Please try again later.");
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, "The request could not be read.");
  if (statusCode === 503) return new Problem(503, "We are very busy. Please try again.", { retryAfter: 10 });
  return new Problem(500, "Something went wrong on our side. Please try again.");
}
