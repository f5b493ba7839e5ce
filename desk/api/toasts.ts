import { Toast } from "@base-ui/react/toast";

/** Adds the short messages that `Toasts` shows, from anywhere. */
export const toasts = Toast.createToastManager();

/** Shows what was done, with a button that undoes it once. */
export function toastUndo(title: string, undo: () => void) {
  // The button keeps the focus while its message fades out.
  let isUndone = false;
  const id = toasts.add({
    title,
    timeout: 10_000,
    actionProps: {
      children: "Undo",
      onClick: () => {
        if (isUndone) return;
        isUndone = true;
        toasts.close(id);
        undo();
      },
    },
  });
}

/** Shows why something failed, for longer than other messages. */
export function toastError(title: string, description?: string) {
  toasts.add({ title, description, type: "error", priority: "high", timeout: 15_000 });
}
