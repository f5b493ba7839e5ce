import type * as z from "zod/mini";
import type { Note, newNoteSchema, noteChangeSchema } from "#contract/desk/application.ts";
import { ConflictError, NotAllowedError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { Store } from "../../store/store.ts";
import type { Note as StoredNote } from "../../store/tables/schema.ts";
import { lockApplication, requireKept } from "./find-application.ts";
import { queueMentionMails } from "./mention-mails.ts";
import { mentionedMembers } from "./note-text.ts";

export const toNote = ({ submissionId: _, ...note }: StoredNote): Note => note;

/** A note of this application that the member wrote. */
async function findOwnNote(
  repositories: Repositories,
  member: ActingMember,
  reference: string,
  noteId: string,
) {
  const { id, form, position, venture } = await lockApplication(repositories, member, reference);
  const note = await repositories.notes.find(noteId);
  if (note?.submissionId !== id) throw new NotFoundError("This note was deleted.");
  if (note.authorId !== member.id)
    throw new NotAllowedError("Only the author can change or delete this note.");
  return { ...note, application: { form, position, venture } };
}

/**
 * Adds a note to an application, and mails whom it mentions. The same id stores one note.
 * @throws NotAllowedError for readers; NotFoundError without such an application; ConflictError when the id belongs to
 * another note, or the application was erased
 */
export async function addNote(
  store: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
  { id, text }: z.output<typeof newNoteSchema>,
): Promise<Note> {
  requireEditor(member);
  return store.transaction(async (repositories) => {
    const { notes, timeline, searchDocuments } = repositories;
    const record = await lockApplication(repositories, member, reference);
    requireKept(record);
    const createdAt = Date.now();
    const note = {
      id,
      submissionId: record.id,
      authorId: member.id,
      text,
      createdAt,
      editedAt: null,
      version: 1,
    };
    if (!(await notes.insert(note))) {
      const earlier = await notes.find(id);
      if (earlier?.submissionId !== record.id || earlier.authorId !== member.id) {
        throw new ConflictError("Another note has this id.");
      }
      return toNote(earlier);
    }
    const mentioned = await notes.setMentions(id, mentionedMembers(text));
    await queueMentionMails(repositories, note, record, mentioned);
    await timeline.add(record.id, member.id, "note", { noteId: id }, createdAt);
    await searchDocuments.update(record.id);
    await recordActivity(repositories, member, "note", record.reference);
    return toNote(note);
  });
}

/**
 * Changes the text of one's own note, and mails whom it mentions now.
 * @throws NotAllowedError for other members' notes; ConflictError when it is of another version by now
 */
export async function changeNote(
  store: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
  noteId: string,
  { text, version }: z.output<typeof noteChangeSchema>,
): Promise<Note> {
  requireEditor(member);
  return store.transaction(async (repositories) => {
    const { notes, timeline, searchDocuments } = repositories;
    const { application, ...note } = await findOwnNote(repositories, member, reference, noteId);
    const editedAt = Date.now();
    if (!(await notes.change(noteId, version, text, editedAt))) {
      throw new ConflictError(
        "Somebody has changed this note in the meantime. Please reload the page and make your change again.",
      );
    }
    const mentioned = await notes.setMentions(noteId, mentionedMembers(text));
    await queueMentionMails(repositories, note, application, mentioned);
    await timeline.add(note.submissionId, member.id, "noteEdited", { noteId }, editedAt);
    await searchDocuments.update(note.submissionId);
    await recordActivity(repositories, member, "note", reference.toUpperCase());
    return toNote({ ...note, text, editedAt, version: version + 1 });
  });
}

/** Deletes one's own note. @throws as `changeNote` does */
export async function deleteNote(
  store: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
  noteId: string,
  version: number,
): Promise<void> {
  requireEditor(member);
  await store.transaction(async (repositories) => {
    const { notes, timeline, searchDocuments } = repositories;
    const { submissionId } = await findOwnNote(repositories, member, reference, noteId);
    if (!(await notes.delete(noteId, version)))
      throw new ConflictError(
        "Somebody has changed this note in the meantime. Please reload the page and make your change again.",
      );
    await timeline.add(submissionId, member.id, "noteDeleted", { noteId });
    await searchDocuments.update(submissionId);
    await repositories.metadata.markCompactionDue();
    await recordActivity(repositories, member, "note", reference.toUpperCase());
  });
}
