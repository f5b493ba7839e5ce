import type { FieldErrors } from "#contract/forms/validate.ts";
import { submissionMessages } from "#contract/messages.ts";
import { filesOf } from "./form-values.ts";

/**
 * Empties the fields whose file cannot be read: browsers send no file that was changed, moved or deleted since it was
 * chosen.
 * @returns an error text for each of them, by its name
 */
export async function emptyUnreadableFiles(form: HTMLFormElement, data: FormData): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [name, file] of Object.entries(filesOf(data))) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      errors[name] = submissionMessages.chooseAgain;
      const input = form.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement)) continue;
      // With a file the browser would not report that the same one was chosen again.
      input.value = "";
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
  return errors;
}
