import { useSyncExternalStore } from "react";

/** In the browser's storage, since it is about this keyboard. WCAG 2.1.4 asks that single keys can be switched off. */
const storageKey = "desk-single-keys";
const listeners = new Set<() => void>();

export const areSingleKeysOn = () => localStorage.getItem(storageKey) !== "off";

export function setSingleKeys(on: boolean) {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether shortcuts of a single key work in this browser. */
export const useSingleKeys = () => useSyncExternalStore(subscribe, areSingleKeysOn);
