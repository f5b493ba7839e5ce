/** Where a form's draft is kept on the visitor's device. */
const key = (formId: string) => `draft:${formId}`;

/** Fields that are never kept: what the form sets itself, the honeypot, consent, and files. */
function isKept(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return (
    element instanceof HTMLInputElement &&
    !["hidden", "file", "checkbox"].includes(element.type) &&
    element.tabIndex >= 0
  );
}

function kept(form: HTMLFormElement) {
  return [...form.elements].filter(isKept);
}

/** Keeps what is typed. Storage may be full or forbidden; then there is no draft and nothing else changes. */
export function saveDraft(form: HTMLFormElement, formId: string): boolean {
  try {
    const values = Object.fromEntries(kept(form).map((control) => [control.name, control.value]));
    localStorage.setItem(key(formId), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Puts a draft into the fields that are still as they were. @returns true when there was something to put back */
export function restoreDraft(form: HTMLFormElement, formId: string): boolean {
  let restored = false;
  try {
    const values: Record<string, unknown> = JSON.parse(localStorage.getItem(key(formId)) ?? "{}");
    for (const control of kept(form)) {
      const value = values[control.name];
      const untouched = control instanceof HTMLSelectElement || control.value === "";
      if (typeof value !== "string" || value === "" || !untouched || control.value === value) continue;
      control.value = value;
      restored = true;
    }
  } catch {
    // A draft that cannot be read is no draft.
  }
  return restored;
}

/** Forgets a draft. */
export function clearDraft(formId: string) {
  try {
    localStorage.removeItem(key(formId));
  } catch {
    // Without storage there is nothing to forget.
  }
}
