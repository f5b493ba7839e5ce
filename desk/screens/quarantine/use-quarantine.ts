import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InboxRow } from "#contract/desk/inbox.ts";
import { errorText, requestEmpty } from "../../api/client.ts";
import { toastError, toasts } from "../../components/ui/toasts.ts";

/** Releases an application from quarantine, or erases it. */
export function useQuarantine() {
  const queries = useQueryClient();
  const refetch = () =>
    Promise.all(
      ["inbox", "application", "counts", "mails"].map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const path = ({ reference }: InboxRow) => `applications/${encodeURIComponent(reference)}`;
  const release = useMutation({
    mutationFn: (row: InboxRow) => requestEmpty(`${path(row)}/release`, { method: "POST", body: {} }),
    onSuccess: (_, { name }) => {
      toasts.add({ title: `${name} is in the inbox`, description: "Its mails are sent now." });
      return refetch();
    },
    onError: (error) => {
      toastError("It could not be released", errorText(error));
      return refetch();
    },
  });
  const erase = useMutation({
    mutationFn: (row: InboxRow) => requestEmpty(`${path(row)}/erase`, { method: "POST", body: {} }),
    onSuccess: (_, { reference }) => {
      toasts.add({ title: `${reference} is erased` });
      return refetch();
    },
    onError: (error) => {
      toastError("It could not be erased", errorText(error));
      return refetch();
    },
  });
  return { release, erase };
}
