import { type SyntheticEvent, useEffect, useRef, useState } from "react";
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

/**
 * Follows how much of the founder form is filled in.
 * @returns handlers for an element around the form; the progress; the name as it was when the form was last sent
 */
export function useFormProgress() {
  const element = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>({ name: "", completed: 0, isComplete: false });
  const [sentName, setSentName] = useState("");

  const update = () => {
    const form = element.current?.querySelector("form");
    if (form) setProgress(readProgress(form));
  };
  // A draft was restored, or the visitor typed before hydration.
  useEffect(update, []);

  return {
    progress,
    sentName,
    handlers: {
      ref: element,
      onInput: update,
      onBlur: update,
      // The fields are emptied after this event.
      onReset: () => setTimeout(update),
      onSubmit({ target }: SyntheticEvent) {
        if (target instanceof HTMLFormElement) setSentName(readProgress(target).name);
      },
    },
  };
}
