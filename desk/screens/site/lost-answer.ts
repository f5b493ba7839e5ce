import { errorText, hasStatus } from "../../api/client.ts";

/**
 * Options of a change that is not sent again by itself when its answer is lost: made already, it would be refused, or
 * made twice.
 */
export const sentOnce = { retry: false } as const;

/** Why such a change failed; without an answer of the server, nobody knows. Undefined without an error. */
export const sentOnceError = (error: Error | null): string | undefined =>
  error === null
    ? undefined
    : hasStatus(error, 0, 502, 504)
      ? "No answer came, but the change may have been made. Please look before you try again."
      : errorText(error);
