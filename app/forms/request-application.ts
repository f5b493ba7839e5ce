import type { ApplicationView } from "#contract/responses.ts";

type Responses = {
  view: ApplicationView;
  message: ApplicationView;
  correct: ApplicationView;
  "interview/choose": ApplicationView;
  "interview/cancel": ApplicationView;
  withdraw: ApplicationView;
  erase: Pick<ApplicationView, "message" | "reference">;
};

/** Longest time for an answer. One may have a resume of 10 MB, which takes this long at 1 Mbit/s. */
const timeoutMs = 120_000;

/**
 * Views, corrects, withdraws or erases the application of a code, adds what its applicant wrote, or sets or cancels its
 * interview.
 * @param fields what the action takes besides the code
 * @throws an Error with the server's message, or without one where the server did not answer. A success without a
 *   reference counts as no answer: a network's sign-in page answers with 200, too.
 */
export async function requestApplication<Action extends keyof Responses>(
  action: Action,
  code: string,
  fields: Record<string, string> = {},
): Promise<Responses[Action]> {
  const response = await fetch(`/api/application/${action}`, {
    method: "POST",
    signal: AbortSignal.timeout(timeoutMs),
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    // The times of an interview are told in the visitor's time zone, too.
    body: JSON.stringify({ code, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...fields }),
  }).catch(() => null);
  const body: Responses[Action] | null = await response?.json().catch(() => null);
  if (!response?.ok) throw new Error(body?.message);
  if (typeof body?.reference !== "string") throw new Error();
  return body;
}
