import type { FastifyReply } from "fastify";
import { Problem, toProblem } from "../http/replies/problem.ts";
import { ConflictError, NotAllowedError, NotFoundError } from "../permissions/errors.ts";

/** The status and text to answer for any error, those of the desk's use cases included. */
function toDeskProblem(error: unknown): Problem {
  if (error instanceof NotAllowedError) return new Problem(403, error.message);
  if (error instanceof NotFoundError) return new Problem(404, error.message);
  if (error instanceof ConflictError) return new Problem(409, error.message);
  return toProblem(error);
}

/** Answers an error as `deskErrorSchema` of the contract says. */
export function sendDeskProblem(reply: FastifyReply, error: unknown) {
  const { status, message, errors, retryAfterSeconds } = toDeskProblem(error);
  if (retryAfterSeconds !== undefined) reply.header("Retry-After", retryAfterSeconds);
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .send({ message, ...(errors ? { errors } : {}) });
}
