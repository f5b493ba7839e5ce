import { useEffect } from "react";
import { useNavigate } from "react-router";
import { clientDestination } from "./link-target.ts";

/**
 * Turns ordinary links into client-side navigations with one listener on the document, so that components and
 * Markdown texts can use a plain `<a>`.
 */
export function useDelegatedLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const destination = clientDestination(event);
      if (destination === null) return;
      event.preventDefault();
      // As browsers do: a link to the current address adds no history entry.
      const { pathname, search, hash } = location;
      void navigate(destination, { replace: destination === pathname + search + hash });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
