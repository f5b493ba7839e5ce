import { Menu } from "@base-ui/react/menu";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { Note } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { useMemberName } from "../../api/members.ts";
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
  /** What only its author can do, and whom they can mention; without it the note is only read. */
  editing?: {
    members: readonly Colleague[];
    onChange: (note: Note, text: string) => Promise<unknown>;
    onDelete: (note: Note) => void;
  };
};

/** One note with its author and time; its author can edit and delete it. */
export function NoteItem({ note, editing }: Props) {
  const memberName = useMemberName();
  const authorName = memberName(note.authorId);
  const stored = textToEdit(note.text, editing?.members ?? []);
  // Like a new note it is still there when one comes back, unless the note was changed meanwhile.
  const [edited, setEdited] = useDraft(`note-edit:${note.id}`, "", note.editedAt ?? note.createdAt);
  const [isEditing, setEditing] = useState(editing !== undefined && edited !== "" && edited !== stored);
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
        {editing && !isEditing && (
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
              <Menu.Item className={menuItemStyle} onClick={() => editing.onDelete(note)}>
                Delete
              </Menu.Item>
            </MenuContent>
          </Menu.Root>
        )}
      </AuthorLine>
      {editing && isEditing ? (
        <NoteForm
          aria-label="Note"
          autoFocus
          value={edited}
          onValueChange={setEdited}
          members={editing.members}
          action="Save"
          onSave={(text) => editing.onChange(note, text)}
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
