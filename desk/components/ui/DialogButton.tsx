import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "children"> & {
  /** The dialog, which begins anew whenever it is opened. */
  dialog: (close: () => void) => ReactNode;
  /** Whether it is open at first. */
  isOpened?: boolean;
};

/** A button that opens a dialog. */
export function DialogButton({ dialog, isOpened = false, ...button }: Props) {
  const [isOpen, setOpen] = useState(isOpened);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
