import { Suspense, useCallback, useEffect, useState } from "react";
import { undoLast } from "../api/toasts.ts";
import { lazyPart } from "../components/lazy-part.tsx";
import { watchTyping } from "./late-typing.ts";
import { onPaletteRequest } from "./palette-request.ts";
import { runShortcut, type Shortcut, useShortcuts } from "./shortcuts.ts";

const Palette = lazyPart(async () => (await import("./Palette.tsx")).Palette);
const ShortcutHelp = lazyPart(async () => (await import("./ShortcutHelp.tsx")).ShortcutHelp);

const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("[role=dialog]:not([data-toast])") !== null;

/**
 * Listens for shortcuts, and shows the palette (Ctrl or Cmd + K) and the list of keys (`?`) when asked. What is typed
 * until the palette is loaded and has the focus is in its field then.
 */
export function KeyboardDialogs() {
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const [text, setText] = useState("");
  const close = useCallback(() => {
    setOpen(null);
    setText("");
  }, []);
  useEffect(watchTyping, []);
  useEffect(() => onPaletteRequest(() => setOpen("palette")), []);
  const everywhere: Shortcut[] = [
    { key: "z", label: "Undo the last change", run: undoLast },
    { key: "?", label: "Show keyboard shortcuts", run: () => setOpen("help") },
  ];
  useShortcuts(everywhere);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key.toLowerCase() === "k" && isCommand && !event.altKey) {
        event.preventDefault();
        setOpen("palette");
      } else if (open === null) runShortcut(event);
      else if (!isCommand && !event.altKey && !isInDialog(event)) {
        event.preventDefault();
        if (event.key === "Escape") close();
        if (event.key === "Backspace") setText((text) => text.slice(0, -1));
        if (event.key.length === 1) setText((text) => text + event.key);
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, close]);
  return (
    <Suspense>
      {open === "palette" && <Palette text={text} onTextChange={setText} onClose={close} />}
      {open === "help" && <ShortcutHelp onClose={close} />}
    </Suspense>
  );
}
