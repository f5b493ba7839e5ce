import { useMutation } from "@tanstack/react-query";
import { applicationApi } from "#contract/desk/application.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { applicantName } from "../components/names.ts";
import { call } from "./call.ts";
import { errorText } from "./client.ts";
import { useRefetch } from "./refetch.ts";
import { toastError, toasts, toastUndo } from "./toasts.ts";

/** Releases an application from quarantine: it moves to the inbox, and its mails are sent unless it is undone. */
export function useRelease() {
  const refetch = useRefetch();
  async function undo(row: InboxRow) {
    try {
      await call(applicationApi.undoRelease, { params: { reference: row.reference } });
      toasts.add({ title: `${applicantName(row)} is back in quarantine` });
    } catch (error) {
      toastError("The release could not be undone", errorText(error));
    }
    await refetch("application");
  }
  return useMutation({
    mutationFn: ({ reference }: InboxRow) => call(applicationApi.release, { params: { reference } }),
    onSuccess: (_, row) =>
      toastUndo(
        `${applicantName(row)} is in the inbox. Its emails will be sent in 10 seconds`,
        () => void undo(row),
      ),
    meta: { failure: "The application could not be released", refetch: "application" },
  });
}

/** Erases everything that was sent with an application. */
export function useErase() {
  return useMutation({
    mutationFn: ({ reference }: InboxRow) => call(applicationApi.erase, { params: { reference } }),
    onSuccess: (_, { reference }) => {
      toasts.add({ title: `${reference} is erased` });
    },
    meta: { failure: "The application could not be erased", refetch: "application" },
  });
}
