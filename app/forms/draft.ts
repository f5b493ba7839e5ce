const storageKey = (formId: string) => `draft:${formId}`;

/** Controls that belong in a draft: not hidden fields, the honeypot, consent or files. */
function isDraftControl(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return (
    element instanceof HTMLInputElement &&
    !["hidden", "file", "checkbox"].includes(element.type) &&
    element.tabIndex >= 0
  );
}

const draftControls = (form: HTMLFormElement) => [...form.elements].filter(isDraftControl);

/** Saves the form's values on the device. @returns false where storage is full or not allowed */
export function saveDraft(form: HTMLFormElement, formId: string): boolean {
  try {
    const values = Object.fromEntries(draftControls(form).map((control) => [control.name, control.value]));
    localStorage.setItem(storageKey(formId), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Fills untouched fields from the saved draft. @returns whether any field was filled */
export function restoreDraft(form: HTMLFormElement, formId: string): boolean {
  let restored = false;
  try {
    const values: Record<string, unknown> = JSON.parse(localStorage.getItem(storageKey(formId)) ?? "{}");
    for (const control of draftControls(form)) {
      const value = values[control.name];
      const isUntouched = control instanceof HTMLSelectElement || control.value === "";
      if (typeof value !== "string" || value === "" || !isUntouched || control.value === value) continue;
      control.value = value;
      restored = true;
    }
  } catch {
    // A draft that cannot be read counts as none.
  }
  return restored;
}

/** Removes the saved draft. */
export function clearDraft(formId: string) {
  try {
    localStorage.removeItem(storageKey(formId));
  } catch {
    // Without storage there is nothing to remove.
  }
}
