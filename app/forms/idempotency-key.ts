import { readJson, removeStored, writeJson } from "./browser-storage.ts";
import { comparableText } from "./comparable-values.ts";

type LastKey = { payload: string; key: string };

/** The last payload sent from each form, with its key. */
const lastKeys = new Map<string, LastKey>();

const storageKey = (formId: string) => `idempotency-key:${formId}`;

/** 128 random bits. `crypto.randomUUID` does not exist on pages served without TLS. */
function randomKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

const readLastKey = (formId: string) =>
  (readJson("sessionStorage", storageKey(formId)) as LastKey | null) ?? lastKeys.get(formId);

/**
 * The Idempotency-Key for these values. The same values get the same key, also after a reload, so that a retry after
 * a lost response is stored once. Files are compared by name, size and modification time.
 */
export function idempotencyKey(formId: string, data: FormData): string {
  const payload = comparableText(data);
  const last = readLastKey(formId);
  if (last?.payload === payload) return last.key;
  const next = { payload, key: randomKey() };
  lastKeys.set(formId, next);
  // Without storage the key lasts as long as the page.
  writeJson("sessionStorage", storageKey(formId), next);
  return next.key;
}

/** Removes the key of a form whose submission is stored or was discarded. */
export function clearIdempotencyKey(formId: string) {
  lastKeys.delete(formId);
  removeStored("sessionStorage", storageKey(formId));
}
