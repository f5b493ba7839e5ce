import { startTransition, useEffect, useState } from "react";
import { internalPage, isSamePage } from "./link-target.ts";

const intentEvents = ["pointerover", "touchstart", "focusin"] as const;

/** The page whose link the visitor last pointed at, touched or focused, without its hash; null before the first. */
export function usePrefetchTarget(): string | null {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    function onIntent(event: Event) {
      const page = internalPage(event.target)?.replace(/#.*/, "");
      // Lower priority than the answer to the event itself.
      if (page && !isSamePage(page)) startTransition(() => setTarget(page));
    }
    for (const name of intentEvents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of intentEvents) document.removeEventListener(name, onIntent);
    };
  }, []);
  return target;
}
