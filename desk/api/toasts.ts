import { Toast } from "@base-ui/react/toast";
import { undoWindowMs } from "#contract/desk/replies.ts";

/** Adds the short messages that `Toasts` shows, from anywhere. */
export const toasts = Toast.createToastManager();

/** Actions that can still be undone, the latest last. */
const undoable: (() => void)[] = [];

/** Undoes what was done last, while its message is shown. */
export function undoLast() {
  const undo = undoable.at(-1);
  if (undo) undo();
  else
    toasts.add({ title: "There is nothing to undo", description: "A change can be undone for ten seconds." });
}

/** Shows what was done for ten seconds, with a button that undoes it once. */
export function toastUndo(title: string, undo: () => void) {
  // The button keeps the focus while its message fades out.
  const undoOnce = () => {
    if (!undoable.includes(undoOnce)) return;
    forget();
    toasts.close(id);
    undo();
  };
  const forget = () => {
    const index = undoable.indexOf(undoOnce);
    if (index >= 0) undoable.splice(index, 1);
  };
  undoable.push(undoOnce);
  const id = toasts.add({
    title,
    timeout: undoWindowMs,
    onClose: forget,
    actionProps: { children: "Undo", onClick: undoOnce },
  });
}

/** Shows why something failed, for longer than other messages. */
export function toastError(title: string, description?: string) {
  toasts.add({ title, description, type: "error", priority: "high", timeout: 15_000 });
}
