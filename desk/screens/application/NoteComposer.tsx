import { useRef } from "react";
import type { Colleague } from "#contract/desk/members.ts";
import { textToStore } from "../../components/mention-text.ts";
import { Button } from "../../components/ui/Button.tsx";
import { useDraft } from "../../components/use-draft.ts";
import { commandKey } from "../../keyboard/command-key.ts";
import { MentionTextarea } from "./MentionTextarea.tsx";

type Props = {
  reference: string;
  autoFocus: boolean;
  members: readonly Colleague[];
  /** Resolves once the note is stored; the text stays when it rejects. */
  onSave: (note: { id: string; text: string }) => Promise<unknown>;
  isSaving: boolean;
};

/** Id of the text area, for the key that moves the focus there. */
export const noteFieldId = "new-note";

/** Writes a note. The same text keeps its id, so that a repeated request stores one note. */
export function NoteComposer({ reference, autoFocus, members, onSave, isSaving }: Props) {
  const [text, setText] = useDraft(`note:${reference}`);
  const id = useRef<string>(null);
  async function save() {
    if (text.trim() === "" || isSaving) return;
    const sent = id.current ?? crypto.randomUUID();
    id.current = sent;
    try {
      await onSave({ id: sent, text: textToStore(text, members).trim() });
    } catch {
      return;
    }
    // Otherwise it was changed meanwhile.
    if (id.current === sent) change("");
  }
  function change(changed: string) {
    id.current = null;
    setText(changed);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MentionTextarea
        id={noteFieldId}
        autoFocus={autoFocus}
        aria-label="New note"
        placeholder="Write a note, @ mentions a colleague"
        value={text}
        onValueChange={change}
        members={members}
        maxLength={10_000}
        onSubmit={save}
        onCancel={() => document.getElementById(noteFieldId)?.blur()}
      />
      {text.trim() !== "" && (
        <div className="mt-2 flex items-center gap-3">
          <Button type="submit" variant="primary" disabled={isSaving}>
            {isSaving ? "Saving …" : "Save note"}
          </Button>
          <span className="text-fine text-quiet pointer-coarse:hidden">{commandKey} Enter</span>
        </div>
      )}
    </form>
  );
}
