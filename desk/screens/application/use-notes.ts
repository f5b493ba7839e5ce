import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Note, noteSchema } from "#contract/desk/application.ts";
import { applicationQuery } from "../../api/application.ts";
import { errorText, request, requestEmpty } from "../../api/client.ts";
import { toastError } from "../../api/toasts.ts";

/** Writes, changes and deletes notes of an application. A note is shown once the server has stored it. */
export function useNotes(reference: string) {
  const queries = useQueryClient();
  const { queryKey } = applicationQuery(reference);
  const path = `applications/${encodeURIComponent(reference)}/notes`;
  const setNotes = (update: (notes: Note[]) => Note[]) =>
    queries.setQueryData(queryKey, (data) => data && { ...data, notes: update(data.notes) });
  const refetch = () => queries.invalidateQueries({ queryKey });
  const onError = (title: string) => (error: Error) => {
    toastError(title, errorText(error));
    return refetch();
  };

  const add = useMutation({
    mutationFn: (body: { id: string; text: string }) => request(noteSchema, path, { method: "POST", body }),
    onSuccess: (note) => {
      setNotes((notes) => [...notes.filter(({ id }) => id !== note.id), note]);
      return refetch();
    },
    onError: onError("The note was not saved. Its text is still in the field."),
  });
  const change = useMutation({
    mutationFn: ({ note, text }: { note: Note; text: string }) =>
      request(noteSchema, `${path}/${note.id}`, { method: "PATCH", body: { text, version: note.version } }),
    onSuccess: (changed) => {
      setNotes((notes) => notes.map((note) => (note.id === changed.id ? changed : note)));
      return refetch();
    },
    onError: onError("The note was not changed. Your text is still in the field."),
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: Note) =>
      requestEmpty(`${path}/${id}`, { method: "DELETE", query: { version } }),
    onSuccess: (_, { id }) => {
      setNotes((notes) => notes.filter((note) => note.id !== id));
      return refetch();
    },
    onError: onError("The note was not deleted."),
  });
  return { add, change, remove };
}
