import { Dialog } from "@base-ui/react/dialog";
import { IconX } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { buttonVariants } from "./Button.tsx";

type Props = {
  title: string;
  description?: ReactNode;
  /** Gets the focus when the dialog opens, in place of its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  /** When something is typed or chosen in it. */
  onInput?: () => void;
  children: ReactNode;
};

/** A modal dialog, inside a `Dialog.Root`. Focus stays in it; Escape and its button close it. */
export function DialogContent({ title, description, initialFocus, className, onInput, children }: Props) {
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-10 bg-black/50 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Dialog.Popup
        initialFocus={initialFocus}
        onInput={onInput}
        className={cn(
          "fixed inset-x-0 top-[8vh] z-10 mx-auto flex max-h-[84vh] w-[calc(100%-2rem)] max-w-dialog flex-col overflow-y-auto overscroll-contain rounded-control border border-hairline bg-ground p-5 text-text outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0",
          className,
        )}
      >
        <header className="flex items-start gap-4">
          <Dialog.Title className="text-screen">{title}</Dialog.Title>
          <Dialog.Close
            aria-label="Close"
            className={buttonVariants({ variant: "quiet", iconOnly: true, className: "-mt-1 -mr-2 ml-auto" })}
          >
            <IconX aria-hidden />
          </Dialog.Close>
        </header>
        {description && <Dialog.Description className="mt-1 text-quiet">{description}</Dialog.Description>}
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  );
}
