import { completeUrl } from "#contract/forms/complete-url.ts";

/** Puts `https://` before the web addresses of a form, or of one of its controls. */
export function completeUrls(controls: Iterable<Element>) {
  for (const control of controls) {
    if (control instanceof HTMLInputElement && control.type === "url") {
      control.value = completeUrl(control.value.trim());
    }
  }
}
