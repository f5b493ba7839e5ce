import type { TextPlace } from "#contract/preview-marks.ts";
import { findElements } from "./find-place.ts";

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

/** Marks an element that shows a text, one in view if there is one. @returns undefined when the page does not show it */
export function showPlace(page: Document, place: TextPlace | undefined): Element | undefined {
  for (const element of page.querySelectorAll("[data-edited]")) element.removeAttribute("data-edited");
  const elements = place ? findElements(page, place) : [];
  const element = elements.find(isInView) ?? elements[0];
  element?.setAttribute("data-edited", "");
  return element;
}
