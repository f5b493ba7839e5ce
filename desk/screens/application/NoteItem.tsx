import { Menu } from "@base-ui/react/menu";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { Note } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { textToEdit } from "../../components/mention-text.ts";
import { NoteText } from "../../components/NoteText.tsx";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { buttonVariants } from "../../components/ui/Button.tsx";
import { MenuContent, menuItemStyle } from "../../components/ui/Menu.tsx";
import { useDraft } from "../../components/use-draft.ts";
import { AuthorLine } from "./AuthorLine.tsx";
import { NoteForm } from "./NoteForm.tsx";

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
  const stored = textToEdit(note.text, members);
  // Like a new note it is still there when one comes back, unless the note was changed meanwhile.
  const [edited, setEdited] = useDraft(`note-edit:${note.id}`, "", note.editedAt ?? note.createdAt);
  const [isEditing, setEditing] = useState(isMine && edited !== "" && edited !== stored);
  const close = () => {
    setEdited("");
    setEditing(false);
  };

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
        {isMine && !isEditing && (
          <Menu.Root>
            <Menu.Trigger
              aria-label="Edit or delete this note"
              className={buttonVariants({ variant: "quiet", iconOnly: true, className: "-mr-2 ml-auto" })}
            >
              <IconDots aria-hidden />
            </Menu.Trigger>
            <MenuContent align="end">
              <Menu.Item
                className={menuItemStyle}
                onClick={() => {
                  setEdited(stored);
                  setEditing(true);
                }}
              >
                Edit
              </Menu.Item>
              <Menu.Item className={menuItemStyle} onClick={() => onDelete(note)}>
                Delete
              </Menu.Item>
            </MenuContent>
          </Menu.Root>
        )}
      </AuthorLine>
      {isEditing ? (
        <NoteForm
          aria-label="Note"
          autoFocus
          value={edited}
          onValueChange={setEdited}
          members={members}
          action="Save"
          onSave={(text) => onChange(note, text)}
          onSaved={close}
          // A key throws nothing away.
          onCancel={() => edited === stored && close()}
          onClose={close}
        />
      ) : (
        <NoteText text={note.text} memberName={memberName} />
      )}
    </article>
  );
}
