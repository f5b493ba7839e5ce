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

/** Shown while what a key has opened is being loaded: further keys are meant for it, and do nothing. */
export function ShortcutsPaused() {
  useLayoutEffect(() => {
    pauses += 1;
    return () => {
      pauses -= 1;
    };
  }, []);
  return null;
}

/** Where typed keys belong to the element itself. */
const ownsKeys =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]:not([data-toast]), [role=alertdialog], [role=menu], [role=listbox], [role=combobox][aria-expanded=true]";

/** Elements that Enter presses or follows. */
const ownsEnter = "a, button, summary";

/** Whether a pressed key belongs to the element that has the focus. */
const isOwnKey = ({ key, target }: KeyboardEvent) =>
  target instanceof Element &&
  (target.closest(ownsKeys) !== null || (key === "Enter" && target.closest(ownsEnter) !== null));

/** Runs the shortcut of a pressed key, unless the focused element needs it or single keys are switched off. */
export function runShortcut(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (pauses > 0) return event.preventDefault();
  if (!areSingleKeysOn() || isOwnKey(event)) return;
  const shortcut = activeShortcuts().find(({ key }) => key === event.key);
  if (!shortcut) return;
  event.preventDefault();
  if (!event.repeat || shortcut.repeats) shortcut.run();
}
