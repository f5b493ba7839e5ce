import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Submission } from "./submission.ts";

const firstField = "input:not([type=hidden], [tabindex='-1'])";

/**
 * Moves the focus after a result: to the first wrong field, else to the element that shows the result; and into an
 * emptied form's first field.
 * @param form gets the mounted form element
 */
export function useResultFocus(form: RefObject<HTMLFormElement | null>, { results, errors }: Submission) {
  const resultElement = useRef<HTMLDivElement>(null);
  const focusedResults = useRef(0);
  const focusFirstField = useRef(false);

  // Runs when the form mounts: with the page, and again after the success message.
  const formRef = useCallback(
    (mounted: HTMLFormElement | null) => {
      form.current = mounted;
      if (!mounted) return;
      // Native validation shows one error at a time; it stays for visitors without script.
      mounted.noValidate = true;
      if (focusFirstField.current) mounted.querySelector<HTMLElement>(firstField)?.focus();
      focusFirstField.current = false;
    },
    [form],
  );

  useEffect(() => {
    if (results === focusedResults.current) return;
    focusedResults.current = results;
    const wrong = [...(form.current?.elements ?? [])].find(
      // Of a hidden field the error stands in the banner only.
      (control) => control.getAttribute("type") !== "hidden" && errors[control.getAttribute("name") ?? ""],
    );
    (wrong instanceof HTMLElement ? wrong : resultElement.current)?.focus();
  }, [form, results, errors]);

  return {
    formRef,
    resultElement,
    /** The next time the form mounts, its first field gets the focus. */
    focusFirstFieldOnMount() {
      focusFirstField.current = true;
    },
  };
}
