import type { SubmissionAnswer } from "#contract/answers.ts";

export type Sent = { ok: true; answer: SubmissionAnswer } | { ok: false; answer: SubmissionAnswer };

/**
 * Sends a form and reads the answer. XMLHttpRequest, because it alone tells how much of an upload has gone.
 * @throws an Error without a message when the request itself fails: no network, no server
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
      try {
        const answer: SubmissionAnswer = JSON.parse(request.responseText);
        resolve({ ok: request.status >= 200 && request.status < 300, answer });
      } catch {
        // Some proxy in between answered with a page of its own.
        reject(new Error());
      }
    };
    request.send(options.body);
  });
}
