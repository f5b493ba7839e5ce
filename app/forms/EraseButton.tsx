import { useCallback, useRef, useState } from "react";
import { Button } from "#app/components/ui/Button.tsx";

const focus = (element: HTMLElement | null) => element?.focus();

/** A button that asks once more before it erases; the focus goes to the question, and back when the answer is no. */
export function EraseButton({
  words,
  busy,
  onErase,
}: {
  words: Record<"erase" | "confirm" | "yes" | "no", string>;
  /** While the erasing is under way. */
  busy: boolean;
  onErase: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const refused = useRef(false);
  const takeBack = useCallback((button: HTMLButtonElement | null) => {
    if (refused.current) button?.focus();
  }, []);
  function refuse() {
    refused.current = true;
    setAsking(false);
  }

  if (!asking) {
    return (
      <Button ref={takeBack} onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
    );
  }
  return (
    <div
      ref={focus}
      role="alertdialog"
      aria-label={words.erase}
      tabIndex={-1}
      className="mt-5 basis-full border-t border-danger pt-6"
    >
      <p className="mb-5 max-w-[56ch] font-medium">{words.confirm}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={onErase}>
          {words.yes}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={refuse}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
