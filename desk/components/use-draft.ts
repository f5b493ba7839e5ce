import { useState } from "react";

const keyPrefix = "draft:";

/**
 * Text being written, kept in the session storage of the tab: it is still there after a reload and when one comes
 * back to the application. An empty text is not kept.
 * @returns the text and its setter
 */
export function useDraft(key: string, initial = ""): [string, (text: string) => void] {
  const storageKey = keyPrefix + key;
  const [draft, setDraft] = useState({ storageKey, text: readDraft(storageKey) ?? initial });
  if (draft.storageKey !== storageKey) setDraft({ storageKey, text: readDraft(storageKey) ?? initial });
  const change = (text: string) => {
    setDraft({ storageKey, text });
    writeDraft(storageKey, text);
  };
  return [draft.text, change];
}

/** Forgets every draft: nothing of an applicant stays in the browser after signing out. */
export function clearDrafts() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(keyPrefix)) sessionStorage.removeItem(key);
  }
}

const readDraft = (key: string) => sessionStorage.getItem(key);

function writeDraft(key: string, text: string) {
  if (text === "") sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}
