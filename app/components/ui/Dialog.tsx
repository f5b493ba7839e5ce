import { IconX } from "@tabler/icons-react";
import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { cn } from "./cn.ts";

const DialogId = createContext("");

/**
 * A native modal dialog and the button that opens it: focus stays inside; Escape, the close button and a press beside it
 * close it. No script is needed.
 */
export function Dialog({ children }: { children: ReactNode }) {
  return <DialogId value={`dialog-${useId()}`}>{children}</DialogId>;
}

/** The button that opens the dialog. */
export function DialogTrigger(props: ComponentProps<"button">) {
  return (
    <button type="button" aria-haspopup="dialog" {...props} command="show-modal" commandfor={use(DialogId)} />
  );
}

/** The dialog; `label` is its accessible name. */
export function DialogContent({
  label,
  className,
  children,
  ...props
}: { label: string } & ComponentProps<"dialog">) {
  const id = use(DialogId);
  return (
    <dialog
      closedby="any"
      data-ground="raised"
      {...props}
      id={id}
      aria-label={label}
      className={cn(
        "m-auto max-h-[90vh] w-[min(60rem,90vw)] max-w-[90vw] overflow-y-auto overscroll-contain border border-hairline backdrop:bg-basalt sm:backdrop:bg-black/72",
        className,
      )}
    >
      {/* Sticky with a negative margin: it stays in the corner and takes no space. */}
      <button
        type="button"
        aria-label="Close"
        command="close"
        commandfor={id}
        className="focus-inset sticky top-3 z-1 mt-3 mr-3 -mb-15 ml-auto grid size-12 cursor-pointer place-items-center bg-ground"
      >
        <IconX aria-hidden />
      </button>
      <div className="p-panel">{children}</div>
    </dialog>
  );
}
