import { Menu } from "@base-ui/react/menu";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { Note } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { textToEdit, textToStore } from "../../components/mention-text.ts";
import { NoteText } from "../../components/NoteText.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button, buttonVariants } from "../../components/ui/Button.tsx";
import { MenuContent, menuItemStyle } from "../../components/ui/Menu.tsx";
import { AuthorLine } from "./AuthorLine.tsx";
import { MentionTextarea } from "./MentionTextarea.tsx";

type Props = {
  note: Note;
  authorName: string;
  memberName: (id: string) => string;
  members: readonly Colleague[];
  /** Only the author changes a note. */
  isMine: boolean;
  onChange: (note: Note, text: string) => Promise<unknown>;
  onDelete: (note: Note) => void;
};

/** One note with its author and time; its author can edit and delete it. */
export function NoteItem({ note, authorName, memberName, members, isMine, onChange, onDelete }: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const stored = textToEdit(note.text, members);

  async function save() {
    if (edited === null || isSaving || edited.trim() === "") return;
    setSaving(true);
    try {
      await onChange(note, textToStore(edited, members).trim());
      // What was written meanwhile stays.
      setEdited((current) => (current === edited ? null : current));
    } catch {
      // The reason is shown as a message; the text stays.
    }
    setSaving(false);
  }

  return (
    <article
      aria-label={`Note by ${authorName}`}
      className="rounded-control border border-hairline px-3 py-2"
    >
      <AuthorLine
        name={authorName}
        details={
          <>
            <TimeAgo time={note.createdAt} />
            {note.editedAt !== null && ", edited"}
          </>
        }
      >
        {isMine && edited === null && (
          <Menu.Root>
            <Menu.Trigger
              aria-label="Edit or delete this note"
              className={buttonVariants({ variant: "quiet", iconOnly: true, className: "-mr-2 ml-auto" })}
            >
              <IconDots aria-hidden />
            </Menu.Trigger>
            <MenuContent align="end">
              <Menu.Item className={menuItemStyle} onClick={() => setEdited(stored)}>
                Edit
              </Menu.Item>
              <Menu.Item className={menuItemStyle} onClick={() => onDelete(note)}>
                Delete
              </Menu.Item>
            </MenuContent>
          </Menu.Root>
        )}
      </AuthorLine>
      {edited !== null ? (
        <form
          className="mt-1 mb-1"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <MentionTextarea
            aria-label="Note"
            autoFocus
            value={edited}
            onValueChange={setEdited}
            members={members}
            maxLength={10_000}
            onSubmit={save}
            // A key throws nothing away.
            onCancel={() => edited === stored && setEdited(null)}
          />
          <div className="mt-2 flex gap-2">
            <Button type="submit" variant="primary" disabled={isSaving}>
              {isSaving ? "Saving …" : "Save"}
            </Button>
            <Button variant="quiet" onClick={() => setEdited(null)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <NoteText text={note.text} memberName={memberName} />
      )}
    </article>
  );
}
