import { type RefObject, useEffect, useRef } from "react";

/**
 * Names the browser's tab after the page and moves the focus to its heading, unless somebody is in a field: the heading
 * may be what they type. @returns the ref of the heading
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Desk`;
    if (!document.activeElement?.matches("input, textarea, select")) heading.current?.focus();
  }, [title]);
  return heading;
}
