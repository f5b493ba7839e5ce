import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "./Button.tsx";
import { DialogContent } from "./Dialog.tsx";
import { FormError } from "./FormError.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** The words on the button that does it, such as `Delete`. */
  action: string;
  onConfirm: () => void;
  isBusy?: boolean;
  /** Why it failed. */
  error?: string;
  /** The items concerned, between description and buttons. */
  children?: ReactNode;
};

/** Asks before something that cannot be undone. The focus starts on the button that leaves everything as it is. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  action,
  onConfirm,
  isBusy = false,
  error,
  children,
}: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={title} description={description} initialFocus={cancel}>
        {children}
        <FormError className="mt-4">{error}</FormError>
        <footer className="mt-6 flex flex-wrap justify-end gap-2">
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </footer>
      </DialogContent>
    </Dialog.Root>
  );
}
