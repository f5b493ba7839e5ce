import { Toast } from "@base-ui/react/toast";
import { undoWindowMs } from "#contract/desk/replies.ts";

/** Adds the short messages that `Toasts` shows, from anywhere. */
export const toasts = Toast.createToastManager();

/**
 * Actions that can still be undone, the latest last.
 * @property until when the time of its message is over
 * @property close closes its message without undoing it
 */
const undoable: { undo: () => void; until: number; close: () => void }[] = [];

/** Undoes what was done last, while its message is shown. */
export function undoLast() {
  const last = undoable.at(-1);
  if (last) last.undo();
  else
    toasts.add({ title: "There is nothing to undo", description: "A change can be undone for ten seconds." });
}

/** Closes the messages whose time ended while the window was behind others, where it stands still for them. */
export function closeOverdue() {
  for (const { until, close } of [...undoable]) if (Date.now() >= until) close();
}

/** Shows what was done for ten seconds, with a button that undoes it once. */
export function toastUndo(title: string, undo: () => void) {
  const undoOnce = () => {
    // The button keeps the focus while its message fades out.
    if (!undoable.includes(action)) return;
    close();
    undo();
  };
  const close = () => {
    forget();
    toasts.close(id);
  };
  const forget = () => {
    const index = undoable.indexOf(action);
    if (index >= 0) undoable.splice(index, 1);
  };
  const action = { undo: undoOnce, until: Date.now() + undoWindowMs, close };
  undoable.push(action);
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
