/**
 * The first line of an error's message. For a host name with several addresses Node throws an `AggregateError` without
 * a message; then it is the message of its first error.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error).split("\n")[0] || "unknown";
  if ((error as NodeJS.ErrnoException).code === "ENOSPC") return "the disk is full";
  const [line] = error.message.trim().split("\n");
  if (line) return line;
  const { errors: [first] = [], code } = error as { errors?: unknown[]; code?: string };
  return first === undefined ? code || error.name : errorMessage(first);
}

/** Code of a failed request: the HTTP status, or what went wrong on the way. It holds no address and no secret. */
export function fetchFailure(error: unknown): string {
  const { responseCode, cause, name } = (error ?? {}) as {
    responseCode?: number;
    cause?: { code?: string };
    name?: string;
  };
  return String(responseCode ?? cause?.code ?? name ?? "unknown failure");
}
