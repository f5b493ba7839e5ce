import { useState } from "react";
import type { Application, Note } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import { timelineText } from "#contract/desk/timeline-text.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog.tsx";
import { keepFocus } from "../../components/ui/keep-focus.ts";
import { activityItems } from "./activity-items.ts";
import { MessageItem } from "./MessageItem.tsx";
import { NoteComposer } from "./NoteComposer.tsx";
import { NoteItem } from "./NoteItem.tsx";
import { ReplyItem } from "./ReplyItem.tsx";
import { DraftItem } from "./reply/DraftItem.tsx";
import { WaitingReplyActions } from "./reply/WaitingReplyActions.tsx";
import { useNotes } from "./use-notes.ts";
import { useTimelineNames } from "./use-timeline-names.ts";

type Props = {
  data: Application;
  me: Colleague;
  /** Who can be mentioned: members who may see this application. */
  members: readonly Colleague[];
  canWrite: boolean;
  /** Whether the field for a new note has the focus at first. */
  focusNote: boolean;
};

/** Notes, the conversation and everything that happened, newest first, below the field for a new note. */
export function ActivityPanel({ data, me, members, canWrite, focusNote }: Props) {
  const { reference, form } = data.application;
  const names = useTimelineNames(form);
  const colleagueDrafts = data.drafts.filter(({ authorId }) => authorId !== me.id);
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
        />
      )}
      {colleagueDrafts.length > 0 && (
        <div className="mt-4 flex flex-col gap-2.5">
          {colleagueDrafts.map((draft) => (
            <DraftItem key={draft.authorId} draft={draft} authorName={names.member(draft.authorId)} />
          ))}
        </div>
      )}
      <ol ref={keepFocus} className="mt-4 flex flex-col gap-2.5">
        {activityItems(data).map((item) => (
          <li key={item.id}>
            {item.kind === "note" && (
              <NoteItem
                note={item.note}
                {...(canWrite &&
                  item.note.authorId === me.id && {
                    editing: {
                      members,
                      onChange: (note, text) => change.mutateAsync({ note, text }),
                      onDelete: setNoteToDelete,
                    },
                  })}
              />
            )}
            {item.kind === "reply" && (
              <ReplyItem reply={item.reply} authorName={names.member(item.reply.authorId)}>
                {canWrite && ["scheduled", "held"].includes(item.reply.state) && (
                  <WaitingReplyActions reply={item.reply} application={data.application} />
                )}
              </ReplyItem>
            )}
            {item.kind === "message" && <MessageItem message={item.message} />}
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
        description="The text of the note is removed for good. The timeline will say that a note was deleted."
        action="Delete"
        onConfirm={() => {
          if (noteToDelete) remove.mutate(noteToDelete);
          setNoteToDelete(null);
        }}
      />
    </section>
  );
}
