import { type RefObject, startTransition, useEffect, useState } from "react";
import { clearDraft, hasFile, restoreDraft, saveDraft } from "./draft.ts";

export type DraftState = {
  note: "none" | "saved" | "restored";
  /** The draft had a file, which only the visitor can choose again. */
  isFileLost: boolean;
};

const noDraft: DraftState = { note: "none", isFileLost: false };

/** Saves what is typed into a form on the device, and restores it when the form mounts. */
export function useDraft(form: RefObject<HTMLFormElement | null>, formId: string) {
  const [state, setState] = useState(noDraft);

  useEffect(() => {
    if (!form.current) return;
    const { isRestored, isFileLost } = restoreDraft(form.current, formId);
    if (isRestored || isFileLost) setState({ note: "restored", isFileLost });
  }, [form, formId]);

  return {
    state,
    save() {
      if (!form.current || !saveDraft(form.current, formId)) return;
      const isAttached = hasFile(form.current);
      // The typed character is rendered before the note about the draft.
      startTransition(() =>
        setState(({ isFileLost }) => ({ note: "saved", isFileLost: isFileLost && !isAttached })),
      );
    },
    /** Forgets the draft of a form that has been sent or discarded. */
    clear() {
      clearDraft(formId);
      setState(noDraft);
    },
  };
}
