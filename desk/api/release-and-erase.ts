import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { errorText, requestEmpty } from "./client.ts";
import { toastError, toasts } from "./toasts.ts";

const pathOf = ({ reference }: InboxRow) => `applications/${encodeURIComponent(reference)}`;

function useRefetch() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ["inbox", "application", "counts", "mails", "person"].map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    );
}

/** Releases an application from quarantine: it moves to the inbox, and its mails are sent. */
export function useRelease() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (row: InboxRow) => requestEmpty(`${pathOf(row)}/release`, { method: "POST", body: {} }),
    onSuccess: (_, { name, reference }) => {
      toasts.add({ title: `${name || reference} is in the inbox`, description: "Its emails are queued." });
    },
    onError: (error) => toastError("It could not be released", errorText(error)),
    onSettled: refetch,
  });
}

/** Erases everything that was sent with an application. */
export function useErase() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (row: InboxRow) => requestEmpty(`${pathOf(row)}/erase`, { method: "POST", body: {} }),
    onSuccess: (_, { reference }) => {
      toasts.add({ title: `${reference} is erased` });
    },
    onError: (error) => toastError("It could not be erased", errorText(error)),
    onSettled: refetch,
  });
}
