import { useEffect, useState } from "react";
import { founderForm } from "#contract/forms/founder.ts";

/** What has been filled in of the founder form so far. */
type Progress = { name: string; completed: number; isComplete: boolean };

const inputs = founderForm.fields.map((field) => ({ name: field.name, isRequired: "required" in field }));

function readProgress(form: HTMLFormElement): Progress {
  const isCompleted = (name: string) => {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isText && control.value.trim() !== "" && control.validity.valid;
  };
  const name = form.elements.namedItem("name");
  return {
    name: name instanceof HTMLInputElement ? name.value.trim() : "",
    completed: inputs.filter((input) => isCompleted(input.name)).length,
    isComplete: inputs.every((input) => !input.isRequired || isCompleted(input.name)),
  };
}

/** Follows how much of the founder form is filled in. @param formId of the form, which is in the page */
export function useFormProgress(formId: string): Progress {
  const [progress, setProgress] = useState<Progress>({ name: "", completed: 0, isComplete: false });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const update = () => setProgress(readProgress(form));
    // The fields are emptied after the event.
    const updateLater = () => setTimeout(update);
    // A draft was restored, or the visitor typed before.
    update();
    const ended = new AbortController();
    for (const event of ["input", "focusout"]) form.addEventListener(event, update, ended);
    form.addEventListener("reset", updateLater, ended);
    return () => ended.abort();
  }, [formId]);
  return progress;
}
