import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Names the browser's tab after the page. When the page is opened its heading gets the focus, unless somebody is in a
 * field: the heading may be what they type. A title that comes later takes the focus from nothing.
 * @returns the ref of the heading
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const opened = useRef<string>(null);
  useEffect(() => {
    document.title = `${title} – Desk`;
    const active = document.activeElement;
    const isOpened = opened.current !== pathname;
    opened.current = pathname;
    const isFree = isOpened ? !active?.matches("input, textarea, select") : active === document.body;
    if (isFree) heading.current?.focus();
  }, [title, pathname]);
  return heading;
}
