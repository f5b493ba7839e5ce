import { type RefObject, useEffect, useRef } from "react";

/** Names the browser's tab after the page and moves the focus to its heading. @returns the ref of the heading */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Desk`;
    heading.current?.focus();
  }, [title]);
  return heading;
}
