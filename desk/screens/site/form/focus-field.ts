import { pathKey, type ValuePath } from "#contract/desk/site-values.ts";
import { fieldId } from "./form-context.ts";

/** Opens what a field is in, and gives it, or what is nearest to it, the focus. */
export function focusField(path: ValuePath): void {
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(fieldId(pathKey(path.slice(0, length))));
    if (!element) continue;
    for (let part = element.closest("details"); part; part = part.parentElement?.closest("details") ?? null) {
      part.open = true;
    }
    const control = element instanceof HTMLDetailsElement ? element.querySelector("summary") : element;
    (control as HTMLElement | null)?.focus({ preventScroll: true });
    element.scrollIntoView({ block: "center" });
    return;
  }
}

/**
 * Does so for the next of some fields in the order of the form, and after the last one for the first.
 * @param after the field that had the focus before
 */
export function focusNextField(paths: ValuePath[], after: ValuePath | null): void {
  const elementOf = (path: ValuePath) => document.getElementById(fieldId(pathKey(path)));
  const isBefore = (one: Element | null, other: Element | null) =>
    one !== null && other !== null && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  const sorted = paths.toSorted((one, other) => (isBefore(elementOf(one), elementOf(other)) ? -1 : 1));
  const last = after && elementOf(after);
  const next = sorted.find((path) => isBefore(last, elementOf(path))) ?? sorted[0];
  if (next) focusField(next);
}

/** Does so for a field that is being added, once it is there. */
export const focusAddedField = (path: ValuePath) => void setTimeout(() => focusField(path));
