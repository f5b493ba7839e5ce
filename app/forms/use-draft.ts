import { type RefObject, startTransition, useEffect, useState } from "react";
import { clearDraft, restoreDraft, saveDraft } from "./draft.ts";

export type DraftState = "none" | "saved" | "restored";

/** Saves what is typed into a form on the device, and restores it when the form mounts. */
export function useDraft(form: RefObject<HTMLFormElement | null>, formId: string) {
  const [state, setState] = useState<DraftState>("none");

  useEffect(() => {
    if (form.current && restoreDraft(form.current, formId)) setState("restored");
  }, [form, formId]);

  return {
    state,
    save() {
      // The typed character is rendered before the note about the draft.
      if (form.current && saveDraft(form.current, formId)) startTransition(() => setState("saved"));
    },
    clear() {
      clearDraft(formId);
      setState("none");
    },
  };
}
