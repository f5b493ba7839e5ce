import { useState } from "react";
import type { Application, Note } from "#contract/desk/application.ts";
import type { Member } from "#contract/desk/members.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog.tsx";
import { activityItems } from "./activity-items.ts";
import { NoteComposer } from "./NoteComposer.tsx";
import { NoteItem } from "./NoteItem.tsx";
import { ReplyItem } from "./ReplyItem.tsx";
import { type TimelineNames, timelineText } from "./timeline-text.ts";
import { useNotes } from "./use-notes.ts";

type Props = {
  data: Application;
  me: Member;
  /** Who can be mentioned: members who may see this application. */
  members: readonly Member[];
  names: TimelineNames;
  canWrite: boolean;
  /** Whether the field for a new note has the focus at first. */
  focusNote: boolean;
};

/** Notes, replies and everything that happened, newest first, below the field for a new note. */
export function ActivityPanel({ data, me, members, names, canWrite, focusNote }: Props) {
  const { reference } = data.application;
  const { add, change, remove } = useNotes(reference);
  const [noteToDelete, setNoteToDelete] = useState<Note | null>(null);
  return (
    <section aria-labelledby="activity-title">
      <h2 id="activity-title" className="mb-2 font-bold">
        Notes and timeline
      </h2>
      {canWrite && (
        <NoteComposer
          key={reference}
          reference={reference}
          autoFocus={focusNote}
          members={members}
          onSave={add.mutateAsync}
          isSaving={add.isPending}
        />
      )}
      <ol className="mt-4 flex flex-col gap-2.5">
        {activityItems(data).map((item) => (
          <li key={item.id}>
            {item.kind === "note" && (
              <NoteItem
                note={item.note}
                authorName={names.member(item.note.authorId)}
                memberName={names.member}
                members={members}
                isMine={canWrite && item.note.authorId === me.id}
                onChange={(note, text) => change.mutateAsync({ note, text })}
                onDelete={setNoteToDelete}
              />
            )}
            {item.kind === "reply" && (
              <ReplyItem reply={item.reply} authorName={names.member(item.reply.authorId)} />
            )}
            {item.kind === "event" && (
              <p className="flex justify-between gap-4 px-3 text-fine text-quiet">
                {timelineText(item.entry, names)}
                <TimeAgo time={item.entry.at} className="whitespace-nowrap tabular-nums" />
              </p>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={noteToDelete !== null}
        onClose={() => setNoteToDelete(null)}
        title="Delete this note?"
        description="The timeline will say that a note was deleted. Its text is gone for good."
        action="Delete"
        onConfirm={() => {
          if (noteToDelete) remove.mutate(noteToDelete);
          setNoteToDelete(null);
        }}
      />
    </section>
  );
}
