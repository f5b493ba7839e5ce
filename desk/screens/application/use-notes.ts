import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationApi, type Note } from "#contract/desk/application.ts";
import { applicationQuery } from "../../api/application.ts";
import { call } from "../../api/call.ts";

/** Writes, changes and deletes notes of an application. A note is shown once the server has stored it. */
export function useNotes(reference: string) {
  const queries = useQueryClient();
  const { queryKey } = applicationQuery(reference);
  const setNotes = (update: (notes: Note[]) => Note[]) =>
    queries.setQueryData(queryKey, (data) => data && { ...data, notes: update(data.notes) });
  const meta = (failure: string) => ({ failure, refetch: { kind: "application" as const, reference } });

  const add = useMutation({
    mutationFn: (body: { id: string; text: string }) =>
      call(applicationApi.addNote, { params: { reference }, body }),
    onSuccess: (note) => setNotes((notes) => [...notes.filter(({ id }) => id !== note.id), note]),
    meta: meta("The note was not saved. Its text is still in the field."),
  });
  const change = useMutation({
    mutationFn: ({ note: { id, version }, text }: { note: Note; text: string }) =>
      call(applicationApi.changeNote, { params: { reference, id }, body: { text, version } }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    onSuccess: (changed) =>
      setNotes((notes) => notes.map((note) => (note.id === changed.id ? changed : note))),
    meta: meta("The note was not changed. Your text is still in the field."),
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: Note) =>
      call(applicationApi.deleteNote, { params: { reference, id }, query: { version } }),
    retry: false,
    onSuccess: (_, { id }) => setNotes((notes) => notes.filter((note) => note.id !== id)),
    meta: meta("The note was not deleted."),
  });
  return { add, change, remove };
}
