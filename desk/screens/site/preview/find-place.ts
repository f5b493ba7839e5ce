import { pathKey } from "#contract/desk/site-values.ts";
import { readMarks, type TextPlace } from "#contract/preview-marks.ts";

/** How far around a click the nearest text is looked for: not in the whole page. */
const maxMarks = 40;

/** Where the texts of a previewed page stand, by the number of their mark. */
function readPlaces(page: Document): Record<number, TextPlace> {
  try {
    return JSON.parse(page.getElementById("text-places")?.textContent ?? "{}");
  } catch {
    return {};
  }
}

/** The text at a point, and where in it the point is. */
function textAt(page: Document, x: number, y: number): { node: Node; offset: number } | null {
  const caret = page.caretPositionFromPoint?.(x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/**
 * Finds where the text at a point stands in the content: that of the text itself, or the nearest around it.
 * @param target the element at the point
 */
export function findPlace(page: Document, target: Element, x: number, y: number): TextPlace | undefined {
  const places = readPlaces(page);
  const caret = textAt(page, x, y);
  if (caret?.node.nodeType === Node.TEXT_NODE && target.contains(caret.node)) {
    const text = caret.node.textContent ?? "";
    // A mark stands behind its text.
    const [first] = [...readMarks(text.slice(caret.offset)), ...readMarks(text).reverse()];
    if (first !== undefined) return places[first];
  }
  for (
    let element: Element | null = target;
    element && element !== page.body;
    element = element.parentElement
  ) {
    const marks = readMarks(`${element.textContent} ${element.getAttribute("alt") ?? ""}`);
    if (marks.length > maxMarks) return undefined;
    const [first] = marks;
    if (first !== undefined) return places[first];
  }
  return undefined;
}

/** The elements that show a text, in their order. A page may show one text in several places. */
function findElements(page: Document, { file, path }: TextPlace): Element[] {
  const key = pathKey(path);
  const isSame = (place: TextPlace) => place.file === file && pathKey(place.path) === key;
  const entries = Object.entries(readPlaces(page)).filter(([, place]) => isSame(place));
  const numbers = new Set(entries.map(([number]) => Number(number)));
  const elements: Element[] = [];
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest("script")) continue;
    if (readMarks(node.textContent ?? "").some((number) => numbers.has(number))) elements.push(element);
  }
  return elements;
}

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
