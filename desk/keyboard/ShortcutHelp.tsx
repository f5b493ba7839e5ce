import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import { DialogContent } from "../components/ui/Dialog.tsx";
import { commandKey } from "./command-key.ts";
import { Key } from "./Key.tsx";
import { SingleKeysSwitch } from "./SingleKeysSwitch.tsx";
import { activeShortcuts } from "./shortcuts.ts";

/** The keys that work on the screen behind it. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(activeShortcuts);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Keyboard shortcuts">
        <dl className="mt-4 columns-1 gap-8 sm:columns-2">
          {[...shortcuts, { key: `${commandKey} K`, label: "Search and commands" }].map(({ key, label }) => (
            <div
              key={key}
              className="flex min-h-control break-inside-avoid items-center justify-between gap-4"
            >
              <dt>{label}</dt>
              <dd>
                <Key>{key}</Key>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 border-t border-hairline pt-4">
          <SingleKeysSwitch />
        </div>
      </DialogContent>
    </Dialog.Root>
  );
}
