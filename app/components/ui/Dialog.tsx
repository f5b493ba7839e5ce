import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** A button that opens a native modal dialog: focus stays inside, Escape and the X close it. No script is needed. */
export function Dialog({
  id,
  label,
  opener,
  openerDetail,
  children,
}: {
  id: string;
  /** The dialog's accessible name. */
  label: string;
  /** The words of the button that opens it. */
  opener: string;
  /** Whose: told to screen readers after `opener` where several such buttons share a page. */
  openerDetail?: string;
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        className="text-link cursor-pointer"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
      >
        {opener}
        {openerDetail && <span className="sr-only">: {openerDetail}</span>}
      </button>
      <dialog id={id} aria-label={label} data-ground="raised" className="dialog">
        <button type="button" className="dialog-close" aria-label="Close" command="close" commandfor={id}>
          <IconX aria-hidden stroke={1.5} />
        </button>
        <div className="dialog-body">{children}</div>
      </dialog>
    </>
  );
}
