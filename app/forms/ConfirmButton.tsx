import { useCallback, useRef, useState } from "react";
import { Button } from "#app/components/ui/Button.tsx";

export type ConfirmLabels = Record<"button" | "confirm" | "yes" | "no", string>;

const focus = (element: HTMLElement | null) => element?.focus();

/** A button that asks for confirmation. The focus moves to the question, and back to the button after a no. */
export function ConfirmButton({
  labels,
  isBusy,
  onConfirm,
}: {
  labels: ConfirmLabels;
  /** Whether a request is under way. */
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const [isConfirming, setConfirming] = useState(false);
  const wasCancelled = useRef(false);
  const buttonRef = useCallback((button: HTMLButtonElement | null) => {
    if (wasCancelled.current) button?.focus();
  }, []);
  function cancel() {
    wasCancelled.current = true;
    setConfirming(false);
  }

  if (!isConfirming) {
    return (
      <Button ref={buttonRef} variant="secondary" onClick={() => setConfirming(true)}>
        {labels.button}
      </Button>
    );
  }
  return (
    <div
      ref={focus}
      role="alertdialog"
      aria-label={labels.button}
      tabIndex={-1}
      className="mt-5 basis-full border-t border-danger pt-6"
    >
      <p className="mb-5 max-w-text font-medium">{labels.confirm}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={onConfirm}>
          {labels.yes}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={cancel}>
          {labels.no}
        </Button>
      </div>
    </div>
  );
}
