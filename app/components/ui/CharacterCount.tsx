import { useEffect, useState } from "react";
import { characterCount } from "./character-count.ts";

/** Shows how many characters a control has, once it is nearly full. */
export function CharacterCount({ controlId, maxLength }: { controlId: string; maxLength: number }) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const listening = new AbortController();
    const { signal } = listening;
    const count = () => setLength(control.value.length);
    for (const name of ["input", "focus"]) control.addEventListener(name, count, { signal });
    control.form?.addEventListener("reset", () => setLength(0), { signal });
    return () => listening.abort();
  }, [controlId]);
  return (
    <p aria-live="polite" className="text-small text-quiet tabular-nums empty:hidden">
      {characterCount(length, maxLength)}
    </p>
  );
}
