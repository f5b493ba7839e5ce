import { Dialog } from "@base-ui/react/dialog";
import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { DialogContent } from "./Dialog.tsx";
import { FormError } from "./FormError.tsx";

type Props = Omit<ComponentProps<typeof DialogContent>, "onInput" | "children"> & {
  children?: ReactNode;
  /** The words on the button that sends the form. */
  action: string;
  variant?: "primary" | "danger";
  /** The words on the button that closes it. */
  cancel?: string;
  /** What that button does in place of closing, such as a step back. */
  onCancel?: (() => void) | undefined;
  /** Buttons before these two. */
  buttons?: ReactNode;
  /** Why it was not sent. */
  error?: ReactNode;
  /** Whether it is being sent; it stays open until the answer is there. */
  isBusy?: boolean;
  canSubmit?: boolean;
  /** Whether something would be lost when it is closed; without this, whether anything was typed or chosen. */
  hasChanges?: boolean;
  /** Whether the browser leaves the checks to the server, which explains them better. */
  noValidate?: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** A modal dialog with a form. However it is closed, it asks before it discards what was entered. */
export function FormDialog({
  action,
  variant = "primary",
  cancel = "Cancel",
  onCancel,
  buttons,
  error,
  isBusy = false,
  canSubmit = true,
  hasChanges,
  noValidate,
  onSubmit,
  onClose,
  children,
  ...content
}: Props) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  function close() {
    if (isBusy) return;
    if (hasChanges ?? isTyped) setAsking(true);
    else onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // It may be shown inside another form.
    event.stopPropagation();
    onSubmit();
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent {...content} onInput={() => setTyped(true)}>
        <form className="mt-4 flex flex-col gap-5" noValidate={noValidate} onSubmit={submit}>
          {children}
          <FormError>{error}</FormError>
          <footer className="flex flex-wrap justify-end gap-2">
            {buttons}
            <Button onClick={onCancel ?? close}>{cancel}</Button>
            <Button type="submit" variant={variant} disabled={isBusy || !canSubmit} aria-busy={isBusy}>
              {action}
            </Button>
          </footer>
        </form>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title="Discard what you wrote?"
          description="Your text was not sent, and will be lost."
          action="Discard"
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog.Root>
  );
}
