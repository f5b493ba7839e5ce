import { useRef } from "react";
import type { Colleague } from "#contract/desk/members.ts";
import { useDraft } from "../../components/use-draft.ts";
import { NoteForm } from "./NoteForm.tsx";

type Props = {
  reference: string;
  autoFocus: boolean;
  members: readonly Colleague[];
  /** Resolves once the note is stored; the text stays when it rejects. */
  onSave: (note: { id: string; text: string }) => Promise<unknown>;
};

/** Id of the text area, for the key that moves the focus there. */
export const noteFieldId = "new-note";

/** Writes a note. The same text keeps its id, so that a repeated request stores one note. */
export function NoteComposer({ reference, autoFocus, members, onSave }: Props) {
  const [text, setText] = useDraft(`note:${reference}`);
  const id = useRef<string>(null);
  function change(changed: string) {
    id.current = null;
    setText(changed);
  }
  return (
    <NoteForm
      id={noteFieldId}
      autoFocus={autoFocus}
      aria-label="New note"
      placeholder="Write a note. @ mentions a colleague."
      value={text}
      onValueChange={change}
      members={members}
      action="Save note"
      onSave={(stored) => {
        id.current ??= crypto.randomUUID();
        return onSave({ id: id.current, text: stored });
      }}
      onSaved={() => change("")}
      onCancel={() => document.getElementById(noteFieldId)?.blur()}
    />
  );
}
