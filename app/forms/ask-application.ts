import type { ApplicationView } from "#contract/responses.ts";

type Answers = { view: ApplicationView; erase: Pick<ApplicationView, "message" | "reference"> };

/**
 * Asks the API to show or to erase the application of a code.
 * @throws an Error with the server's message for the visitor, or without one where the server did not answer; a yes
 *   that is none of ours (a network's sign-in page) has erased nothing
 */
export async function askApplication<Action extends keyof Answers>(
  action: Action,
  code: string,
): Promise<Answers[Action]> {
  const answer = await fetch(`/api/application/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ code }),
  }).catch(() => null);
  const body: Answers[Action] | null = await answer?.json().catch(() => null);
  if (!answer?.ok) throw new Error(body?.message);
  if (typeof body?.reference !== "string") throw new Error();
  return body;
}
