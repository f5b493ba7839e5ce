import { outcomeMessages } from "#contract/outcome-messages.ts";
import type { SubmissionResponse } from "#contract/responses.ts";

/** `error` is where proxies in front of the server may put their message. */
export type SendResult = { ok: boolean; response: SubmissionResponse & { error?: string } };

/** Longest time without an answer, counted anew while an upload makes progress. */
const timeoutMs = 30_000;

/** Keeps the values of the expected types: a proxy may answer with any JSON, and it would be shown. */
function cleanResponse(
  response: { [name in keyof SendResult["response"]]: unknown },
): SendResult["response"] {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const errors = Object.entries(response.errors ?? {}).filter(([, error]) => text(error));
  return {
    message: text(response.message) ?? "",
    error: text(response.error),
    reference: text(response.reference),
    errors: Object.fromEntries(errors),
  };
}

/**
 * Sends a form and reads the JSON response. It uses XMLHttpRequest because fetch does not report upload progress.
 * @returns for an error whose body cannot be read, a response with an empty message
 * @throws an Error without a message when the request fails, or when a success is not the API's JSON; with the
 *   visitor's text when no answer comes in time
 */
export function send(options: {
  url: string;
  body: string | FormData;
  idempotencyKey: string;
  /** Receives the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
}): Promise<SendResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", options.url);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Idempotency-Key", options.idempotencyKey);
    if (typeof options.body === "string") request.setRequestHeader("Content-Type", "application/json");
    let timer: number | undefined;
    function restartTimer() {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        reject(new Error(outcomeMessages.timedOut));
        request.abort();
      }, timeoutMs);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      options.onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(timer);
    request.onerror = () => reject(new Error());
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      try {
        const response: SendResult["response"] | null = JSON.parse(request.responseText);
        if (ok && response === null) throw new Error();
        resolve({ ok, response: cleanResponse(response ?? { message: "" }) });
      } catch {
        if (ok) reject(new Error());
        else resolve({ ok, response: { message: "" } });
      }
    };
    restartTimer();
    request.send(options.body);
  });
}
