import { type ComponentProps, useRef, useState } from "react";
import { textToStore } from "../../components/mention-text.ts";
import { Button } from "../../components/ui/Button.tsx";
import { commandKey } from "../../keyboard/command-key.ts";
import { MentionTextarea } from "./MentionTextarea.tsx";

type Props = Omit<ComponentProps<typeof MentionTextarea>, "onSubmit" | "maxLength"> & {
  /** The words on the button. */
  action: string;
  /** Gets the text to store; rejects when it was not, and the text then stays. */
  onSave: (text: string) => Promise<unknown>;
  /** It is stored, and nothing was written meanwhile. */
  onSaved: () => void;
  /** Closes the form without saving; without this it is always there. */
  onClose?: () => void;
};

/** The text of a note, new or edited, with the button that saves it. */
export function NoteForm({ action, value, members, onSave, onSaved, onClose, ...field }: Props) {
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(value);
  latest.current = value;
  async function save() {
    if (value.trim() === "" || isSaving) return;
    setSaving(true);
    try {
      await onSave(textToStore(value, members).trim());
      if (latest.current === value) onSaved();
    } catch {
      // The reason is shown as a message.
    }
    setSaving(false);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MentionTextarea {...field} value={value} members={members} maxLength={10_000} onSubmit={save} />
      {(onClose || value.trim() !== "") && (
        <div className="mt-2 flex items-center gap-3">
          <Button type="submit" variant="primary" disabled={isSaving}>
            {isSaving ? "Saving …" : action}
          </Button>
          {onClose ? (
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <span className="text-fine text-quiet pointer-coarse:hidden">{commandKey} Enter</span>
          )}
        </div>
      )}
    </form>
  );
}
