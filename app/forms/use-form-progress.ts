import { useEffect, useState } from "react";
import type { FormDefinition } from "#contract/forms/form-definition.ts";

/** Progress of filling in a form. */
type Progress = { seed: string; completed: number; isComplete: boolean };

function readProgress(definition: FormDefinition, form: HTMLFormElement, seedField: string): Progress {
  const isCompleted = (name: string) => {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isText && control.value.trim() !== "" && control.validity.valid;
  };
  // A select is never empty, so it says nothing of what has been filled in.
  const inputs = definition.fields.filter(({ type }) => type !== "hidden" && type !== "select");
  const seed = form.elements.namedItem(seedField);
  return {
    seed: seed instanceof HTMLInputElement ? seed.value.trim() : "",
    completed: inputs.filter(({ name }) => isCompleted(name)).length,
    isComplete: inputs.every((input) => !("required" in input) || isCompleted(input.name)),
  };
}

/**
 * Follows how much of a form is filled in.
 * @param formId of the form; while it is not in the page, the progress stays as it was
 * @param seedField the name of the field whose value is `seed`
 */
export function useFormProgress(definition: FormDefinition, formId: string, seedField: string): Progress {
  const [progress, setProgress] = useState<Progress>({ seed: "", completed: 0, isComplete: false });
  useEffect(() => {
    function update() {
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) setProgress(readProgress(definition, form, seedField));
    }
    // The fields are emptied after the event.
    const updateLater = () => setTimeout(update);
    // A draft was restored, or the visitor typed before.
    update();
    const ended = new AbortController();
    // A form that is shown again after it was sent is another element, so the document listens.
    for (const event of ["input", "focusout"]) document.addEventListener(event, update, ended);
    document.addEventListener("reset", updateLater, ended);
    return () => ended.abort();
  }, [definition, formId, seedField]);
  return progress;
}
