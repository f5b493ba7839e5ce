/** What was sent last from each form, and under which key. */
const attempts = new Map<string, { payload: string; key: string }>();

const place = (formId: string) => `attempt:${formId}`;

/** 128 random bits. Not `randomUUID`, which pages served without TLS do not have. */
function randomKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

function lastAttempt(formId: string) {
  try {
    return JSON.parse(sessionStorage.getItem(place(formId)) ?? "null") ?? attempts.get(formId);
  } catch {
    return attempts.get(formId);
  }
}

/**
 * The idempotency key to send this under: the same for the same payload, after a reload too, so that a retry after an
 * answer that was lost is stored once. Files count by name, size and day.
 */
export function attemptKey(formId: string, data: FormData): string {
  const payload = JSON.stringify(
    [...data].map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  );
  const last = lastAttempt(formId);
  if (last?.payload === payload) return last.key;
  const attempt = { payload, key: randomKey() };
  attempts.set(formId, attempt);
  try {
    sessionStorage.setItem(place(formId), JSON.stringify(attempt));
  } catch {
    // Without storage the key lasts as long as the page.
  }
  return attempt.key;
}

/** Forgets what was sent: it has arrived, or was given up. */
export function forgetAttempt(formId: string) {
  attempts.delete(formId);
  try {
    sessionStorage.removeItem(place(formId));
  } catch {
    // Without storage there is nothing to forget.
  }
}
