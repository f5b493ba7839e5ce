import type { SubmissionResponse } from "#contract/responses.ts";

/** `error` is what others than our own server may put in `message`'s place. */
export type Sent = { ok: boolean; answer: SubmissionResponse & { error?: string } };

/** What has its right type: whoever answers in our server's place may put anything there, and it would be shown. */
function typed(answer: { [name in keyof Sent["answer"]]: unknown }): Sent["answer"] {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const errors = Object.entries(answer.errors ?? {}).filter(([, error]) => text(error));
  return {
    message: text(answer.message) ?? "",
    error: text(answer.error),
    reference: text(answer.reference),
    errors: Object.fromEntries(errors),
  };
}

/**
 * Sends a form and reads the answer. XMLHttpRequest, because it alone tells how much of an upload has gone.
 * @returns for a refusal that cannot be read (a proxy's own page) an answer without a message
 * @throws an Error without a message when the request itself fails: no network, no server, or a yes that is none of ours
 */
export function send(options: {
  url: string;
  body: string | FormData;
  key: string;
  /** Share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", options.url);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Idempotency-Key", options.key);
    if (typeof options.body === "string") request.setRequestHeader("Content-Type", "application/json");
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error());
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      try {
        const answer: Sent["answer"] | null = JSON.parse(request.responseText);
        if (ok && answer === null) throw new Error();
        resolve({ ok, answer: typed(answer ?? { message: "" }) });
      } catch {
        if (ok) reject(new Error());
        else resolve({ ok, answer: { message: "" } });
      }
    };
    request.send(options.body);
  });
}
