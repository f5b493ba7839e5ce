import { readJson, removeStored, writeJson } from "./browser-storage.ts";

/**
 * The draft of a form in a tab. The tab's own draft is in `sessionStorage`, so that tabs with the same form do not
 * overwrite each other; its values are in `localStorage` too, for the next tab that opens the form.
 */
type Draft = { values: Record<string, string>; checked: string[]; hasFile: boolean };

const storageKey = (formId: string) => `draft:${formId}`;

/** Controls whose text belongs in a draft: not hidden fields, the honeypot, consent or files. */
function isTextControl(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return (
    element instanceof HTMLInputElement &&
    !["hidden", "file", "checkbox"].includes(element.type) &&
    element.tabIndex >= 0
  );
}

/** Whether the visitor has filled a control in before the draft could be restored. */
const isTouched = (control: ReturnType<typeof textControls>[number]): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex > 0 && !control.selectedOptions[0]?.defaultSelected
    : control.value !== "";

const textControls = (form: HTMLFormElement) => [...form.elements].filter(isTextControl);

const inputsOf = (form: HTMLFormElement, type: "checkbox" | "file") => [
  ...form.querySelectorAll<HTMLInputElement>(`input[type=${type}]`),
];

/** Whether a file is chosen in a form. */
export const hasFile = (form: HTMLFormElement) => inputsOf(form, "file").some((input) => input.files?.length);

/** Saves the form on the device. @returns false where storage is full or not allowed */
export function saveDraft(form: HTMLFormElement, formId: string): boolean {
  const draft: Draft = {
    values: Object.fromEntries(textControls(form).map((control) => [control.name, control.value])),
    checked: inputsOf(form, "checkbox")
      .filter((box) => box.checked)
      .map((box) => box.name),
    hasFile: hasFile(form),
  };
  writeJson("sessionStorage", storageKey(formId), draft);
  return writeJson("localStorage", storageKey(formId), draft.values);
}

/**
 * Fills untouched fields from the saved draft.
 * @returns whether any field was filled, and whether a file has to be chosen again
 */
export function restoreDraft(form: HTMLFormElement, formId: string) {
  const own = readJson("sessionStorage", storageKey(formId)) as Partial<Draft> | null;
  const values = (own?.values ?? readJson("localStorage", storageKey(formId)) ?? {}) as Record<
    string,
    unknown
  >;
  let isRestored = false;
  for (const control of textControls(form)) {
    const value = values[control.name];
    if (typeof value !== "string" || value === "" || isTouched(control) || control.value === value) continue;
    control.value = value;
    isRestored = true;
  }
  for (const box of inputsOf(form, "checkbox")) {
    if (box.checked || !own?.checked?.includes(box.name)) continue;
    box.checked = true;
    isRestored = true;
  }
  // From now on this tab has a draft of its own.
  if (isRestored && !own) saveDraft(form, formId);
  return { isRestored, isFileLost: own?.hasFile === true && !hasFile(form) };
}

/** Removes the tab's draft, and the draft for the next tab unless another tab has saved that one. */
export function clearDraft(formId: string) {
  const own = readJson("sessionStorage", storageKey(formId)) as Partial<Draft> | null;
  const shared = readJson("localStorage", storageKey(formId));
  removeStored("sessionStorage", storageKey(formId));
  if (JSON.stringify(own?.values) === JSON.stringify(shared))
    removeStored("localStorage", storageKey(formId));
}
