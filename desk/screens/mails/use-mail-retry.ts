import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText, requestEmpty } from "../../api/client.ts";
import { toastError, toasts } from "../../api/toasts.ts";

/** Queues failed mails again: those with the ids, or all of them. */
export function useMailRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) =>
      requestEmpty("mails/retry", { method: "POST", body: ids ? { ids } : {} }),
    onSuccess: (_, ids) => {
      toasts.add({ title: ids ? "The email is queued again" : "All failed emails are queued again" });
      return Promise.all(["mails", "counts"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
    onError: (error) => toastError("It could not be sent again", errorText(error)),
  });
}
