import type { FastifyBaseLogger } from "fastify";
import { errorMessage } from "./error-message.ts";

/** Functions that stop a part of the server, with the part's name in the log, in the order to call them. */
type StopFunctions = [part: string, stop: (() => unknown) | undefined][];

/**
 * Stops one part after the other. A part that fails does not keep the next ones from being stopped.
 * @returns whether all of them stopped without an error; errors are logged
 */
export async function stopParts(
  stopFunctions: StopFunctions,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<boolean> {
  let isClean = true;
  for (const [part, stop] of stopFunctions) {
    try {
      await stop?.();
    } catch (error) {
      isClean = false;
      log.error({ part, failure: errorMessage(error) }, "A part of the server could not be stopped");
    }
  }
  return isClean;
}
