/** Code of a failed request: the HTTP status, or what went wrong on the way. It holds no address and no secret. */
export function fetchFailure(error: unknown): string {
  const { responseCode, cause, name } = (error ?? {}) as {
    responseCode?: number;
    cause?: { code?: string };
    name?: string;
  };
  return String(responseCode ?? cause?.code ?? name ?? "unknown failure");
}
