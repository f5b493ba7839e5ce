import type { FastifyBaseLogger } from "fastify";
import { errorMessage } from "./error-message.ts";

/** The server's parts by what they are called in the log, each with how to end it. */
type Ends = Record<string, (() => unknown) | undefined>;

/**
 * Ends one part after the other, each whatever became of those before it, so that the last, the store, is closed.
 * @returns whether all of them ended well; the log says what did not, and why
 */
export async function stopAll(ends: Ends, log: Pick<FastifyBaseLogger, "error">): Promise<boolean> {
  let isWell = true;
  for (const [part, end] of Object.entries(ends)) {
    try {
      await end?.();
    } catch (error) {
      isWell = false;
      log.error({ part, failure: errorMessage(error) }, "A part of the server could not be stopped");
    }
  }
  return isWell;
}
