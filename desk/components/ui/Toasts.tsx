import { Toast } from "@base-ui/react/toast";
import { IconX } from "@tabler/icons-react";
import { useEffect } from "react";
import { closeOverdue, toasts } from "../../api/toasts.ts";

function ToastList() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-toast
      swipeDirection={["down", "right"]}
      className="pointer-events-auto flex items-center gap-3 rounded-control border border-quiet bg-text py-1.5 pr-1.5 pl-4 text-ground data-limited:hidden data-starting-style:opacity-0 data-ending-style:opacity-0 transition-opacity"
    >
      <Toast.Content className="flex min-h-control grow flex-wrap items-center gap-x-2">
        <Toast.Title render={<p />} className="font-medium data-[type=error]:before:content-['Error:_']" />
        <Toast.Description />
      </Toast.Content>
      <Toast.Action className="h-control cursor-pointer rounded-control px-2.5 font-bold underline underline-offset-4 pointer-coarse:h-touch" />
      {/* Base UI hides it from screen readers until the pointer is over the messages. */}
      <Toast.Close
        aria-label="Close"
        aria-hidden={false}
        className="grid size-control cursor-pointer place-items-center rounded-control pointer-coarse:size-touch"
      >
        <IconX aria-hidden />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** The messages at the bottom of the screen, above a bar with buttons there; announced by screen readers. F6 moves the focus to them. */
export function Toasts() {
  useEffect(() => {
    addEventListener("focus", closeOverdue);
    return () => removeEventListener("focus", closeOverdue);
  }, []);
  return (
    <Toast.Provider toastManager={toasts} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="pointer-events-none fixed inset-x-4 bottom-[max(4.5rem,var(--bar-top,0px)+0.5rem)] z-20 flex flex-col items-stretch gap-2 outline-none md:right-6 md:bottom-[max(1.5rem,var(--bar-top,0px)+0.5rem)] md:left-auto md:w-dialog">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
