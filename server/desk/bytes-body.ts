import type { FastifyInstance, FastifyRequest } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import { Problem } from "../http/replies/problem.ts";

/**
 * Makes a scope accept files as they are, of the type `application/octet-stream`.
 * @param maxBytes the limit, which the error for a larger file names
 */
export function acceptBytes(scope: FastifyInstance, maxBytes: number) {
  scope.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer" },
    (_request: unknown, body: unknown, done: (error: null, bytes: unknown) => void) => done(null, body),
  );
  scope.setErrorHandler((error) => {
    const isTooLarge = (error as { code?: string }).code === "FST_ERR_CTP_BODY_TOO_LARGE";
    throw isTooLarge ? new Problem(413, errorMessages.fileTooLarge(maxBytes / 1024 / 1024)) : error;
  });
}

/** The file that was sent; empty without one. */
export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
