import { lazy, Suspense, useEffect, useState } from "react";
import { undoLast } from "../api/toasts.ts";
import { onPaletteRequest } from "./palette-request.ts";
import { runShortcut, type Shortcut, useShortcuts } from "./shortcuts.ts";

const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));
const ShortcutHelp = lazy(async () => ({ default: (await import("./ShortcutHelp.tsx")).ShortcutHelp }));

/** Listens for shortcuts, and shows the palette (Ctrl or Cmd + K) and the list of keys (`?`) when asked. */
export function KeyboardDialogs() {
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  useEffect(() => onPaletteRequest(() => setOpen("palette")), []);
  const everywhere: Shortcut[] = [
    { key: "z", label: "Undo the last change", run: undoLast },
    { key: "?", label: "Show the keys", run: () => setOpen("help") },
  ];
  useShortcuts(everywhere);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        setOpen("palette");
      } else runShortcut(event);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const close = () => setOpen(null);
  return (
    <Suspense>
      {open === "palette" && <Palette onClose={close} />}
      {open === "help" && <ShortcutHelp onClose={close} />}
    </Suspense>
  );
}
