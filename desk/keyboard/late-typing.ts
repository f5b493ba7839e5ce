import { isWithin, ownsKeys, textFields } from "./shortcuts.ts";

/** Somebody who types presses the next key within this time. */
const typingMs = 1_000;

/** The text field that the last key was typed in. */
let typing: { field: Element; at: number } | undefined;

/** Whether a key types text. Enter in a single line sends its form. */
const isTyped = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  (key.length === 1 || key === "Backspace" || (key === "Enter" && !(target instanceof HTMLInputElement)));

/** Keeps a key from what it would do when it was meant for a field that is gone. */
function onKeyDown(event: KeyboardEvent) {
  const { key, target, timeStamp: at } = event;
  if (key === "Shift") return;
  const before = typing;
  typing = undefined;
  if (!isTyped(event)) return;
  if (before && !before.field.isConnected && at - before.at < typingMs && !isWithin(event, ownsKeys)) {
    typing = { ...before, at };
    event.preventDefault();
  } else if (isWithin(event, textFields)) typing = { field: target as Element, at };
}

function onPointerDown() {
  typing = undefined;
}

/**
 * Lets what is typed run no shortcut after the field went away under it, as when an answer closes its form, until there is
 * a pause, a click or another key. @returns a function that ends this
 */
export function watchTyping() {
  document.addEventListener("keydown", onKeyDown, true);
  document.addEventListener("pointerdown", onPointerDown, true);
  return () => {
    document.removeEventListener("keydown", onKeyDown, true);
    document.removeEventListener("pointerdown", onPointerDown, true);
  };
}
