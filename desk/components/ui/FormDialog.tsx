import { Dialog } from "@base-ui/react/dialog";
import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { DialogContent } from "./Dialog.tsx";

type Props = ComponentProps<typeof DialogContent> & {
  /** Whether it is being sent; it stays open until the answer is there. */
  isBusy: boolean;
  onClose: () => void;
};

/** A modal dialog with a form. However it is closed, it asks before it throws away what was typed. */
export function FormDialog({ isBusy, onClose, children, ...content }: Props) {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  function close() {
    if (isBusy) return;
    if (isTyped) setAsking(true);
    else onClose();
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent {...content} onInput={() => setTyped(true)}>
        {children}
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title="Discard what you wrote?"
          description="It was not sent, and is not kept."
          action="Discard"
          onConfirm={onClose}
        />
      </DialogContent>
    </Dialog.Root>
  );
}
