import { useEffect, useLayoutEffect, useRef } from "react";
import { areSingleKeysOn } from "./single-keys.ts";

/** A key that does something on the screens that register it. */
export type Shortcut = {
  /** `KeyboardEvent.key` without a modifier, such as `j`, `?` or `Enter`. */
  key: string;
  /** Description, for the list of shortcuts and the palette. */
  label: string;
  /** Whether it runs again while the key is held, as for what changes nothing. */
  repeats?: boolean;
  run: () => void;
};

const layers: { current: Shortcut[] }[] = [];

/** The shortcuts of now, without those that a later layer replaces. */
export function activeShortcuts(): Shortcut[] {
  const byKey = new Map<string, Shortcut>();
  for (const layer of layers) for (const shortcut of layer.current) byKey.set(shortcut.key, shortcut);
  return [...byKey.values()];
}

/** Registers shortcuts while the component is shown. Those of later components come first. */
export function useShortcuts(shortcuts: Shortcut[]) {
  const layer = useRef(shortcuts);
  useLayoutEffect(() => {
    layer.current = shortcuts;
  });
  useEffect(() => {
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, []);
}

let pauses = 0;
/** What was typed meanwhile. */
let typed = "";

/**
 * Shown while what a key has opened is being loaded: further keys are meant for it, and run no shortcut. A field that is
 * shown next takes what was typed, with `insertTyped`.
 */
export function ShortcutsPaused() {
  useEffect(() => {
    pauses += 1;
    return () => {
      pauses -= 1;
      // After the effects of what is shown instead, which run together with this one.
      queueMicrotask(() => {
        if (pauses === 0) typed = "";
      });
    };
  }, []);
  return null;
}

/** Inserts what was typed while shortcuts were paused, in the effect that gives a field the focus. */
export function insertTyped(field: HTMLTextAreaElement) {
  const text = typed;
  typed = "";
  if (text === "") return;
  // React takes no events while it runs effects.
  queueMicrotask(() => {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
}

/** Keeps what a pressed key types. @returns whether it is such a key */
function keepTyped({ key }: KeyboardEvent): boolean {
  if (key === "Backspace") typed = typed.slice(0, -1);
  // Before anything is typed, it was meant to press something.
  else if (key === "Enter") typed &&= `${typed}\n`;
  else if (key.length === 1) typed += key;
  else return false;
  return true;
}

export const textFields = "input:not([type=checkbox], [type=radio]), textarea";

/** Where typed keys belong to the element itself. */
export const ownsKeys = `${textFields}, select, [contenteditable], [role=dialog]:not([data-toast]), [role=alertdialog], [role=menu], [role=listbox], [role=combobox][aria-expanded=true]`;

/** Elements that Enter presses or follows. */
const ownsEnter = "a, button, summary";

/** Whether a key was pressed in an element that fits a selector. */
export const isWithin = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Runs the shortcut of a pressed key, unless the focused element needs it or single keys are switched off. */
export function runShortcut(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isWithin(event, ownsKeys)) return;
  if (pauses > 0 && keepTyped(event)) return event.preventDefault();
  if (!areSingleKeysOn() || (event.key === "Enter" && isWithin(event, ownsEnter))) return;
  const shortcut = activeShortcuts().find(({ key }) => key === event.key);
  if (!shortcut) return;
  event.preventDefault();
  if (!event.repeat || shortcut.repeats) shortcut.run();
}
