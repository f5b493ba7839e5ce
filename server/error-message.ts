/**
 * One line for people, whatever was thrown. For a name with several addresses Node throws an `AggregateError` without
 * a message of its own: then it is that of the first address.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error).split("\n")[0] || "unknown";
  const [line] = error.message.trim().split("\n");
  if (line) return line;
  const { errors: [first] = [], code } = error as { errors?: unknown[]; code?: string };
  return first === undefined ? code || error.name : errorMessage(first);
}
