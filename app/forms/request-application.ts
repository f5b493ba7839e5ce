import type { ApplicationView } from "#contract/responses.ts";

type Responses = { view: ApplicationView; erase: Pick<ApplicationView, "message" | "reference"> };

/**
 * Views or erases the application of a code.
 * @throws an Error with the server's message, or without one where the server did not answer. A success without a
 *   reference counts as no answer: a network's sign-in page answers with 200, too.
 */
export async function requestApplication<Action extends keyof Responses>(
  action: Action,
  code: string,
): Promise<Responses[Action]> {
  const response = await fetch(`/api/application/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ code }),
  }).catch(() => null);
  const body: Responses[Action] | null = await response?.json().catch(() => null);
  if (!response?.ok) throw new Error(body?.message);
  if (typeof body?.reference !== "string") throw new Error();
  return body;
}
