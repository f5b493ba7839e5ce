import { pathKey, type ValuePath } from "#contract/desk/site-values.ts";
import { fieldId } from "./form-context.ts";

/** The control or part of a field, that of the only field in it, or what is nearest around it. */
function elementOf(path: ValuePath): HTMLElement | null {
  if (path.length === 0) return null;
  const id = fieldId(pathKey(path));
  const own =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}."]`);
  return own ?? elementOf(path.slice(0, -1));
}

/** Opens what a field is in, and gives it, or what is nearest to it, the focus. */
export function focusField(path: ValuePath): void {
  const element = elementOf(path);
  if (!element) return;
  for (let part = element.closest("details"); part; part = part.parentElement?.closest("details") ?? null) {
    part.open = true;
  }
  const control = element instanceof HTMLDetailsElement ? element.querySelector("summary") : element;
  control?.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center" });
}

const isBefore = (one: Element | null, other: Element | null) =>
  one !== null &&
  other !== null &&
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Does so for the next of some fields in the order of the form, and after the last one for the first.
 * @param after the field that had the focus before
 */
export function focusNextField(paths: ValuePath[], after: ValuePath | null): void {
  const sorted = paths.toSorted((one, other) => (isBefore(elementOf(one), elementOf(other)) ? -1 : 1));
  const last = after && elementOf(after);
  const next = sorted.find((path) => isBefore(last, elementOf(path))) ?? sorted[0];
  if (next) focusField(next);
}

/** Does so for a field that is being added, once it is there. */
export const focusAddedField = (path: ValuePath) => void setTimeout(() => focusField(path));
