import { type RefObject, useEffect } from "react";

/**
 * Makes the page around an element inert while it covers all of it: what cannot be seen cannot be reached either.
 * Messages and lists that open are outside of the page's root, and stay.
 */
export function useCovering(element: RefObject<HTMLElement | null>, isCovering: boolean) {
  useEffect(() => {
    if (!isCovering) return;
    const behind: Element[] = [];
    for (let part: Element | null = element.current; part?.parentElement; part = part.parentElement) {
      if (part.parentElement === document.body) break;
      for (const sibling of part.parentElement.children) {
        if (sibling !== part && !sibling.hasAttribute("inert")) behind.push(sibling);
      }
    }
    for (const part of behind) part.setAttribute("inert", "");
    return () => {
      for (const part of behind) part.removeAttribute("inert");
    };
  }, [element, isCovering]);
}
