import { useMutation } from "@tanstack/react-query";
import { mailApi } from "#contract/desk/mails.ts";
import { call } from "../../api/call.ts";
import { useRefetch } from "../../api/refetch.ts";
import { toasts } from "../../api/toasts.ts";

/** Withdraws a failed mail: nobody is to send it again. */
export function useMailDismissal() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string) => call(mailApi.dismiss, { body: { ids: [id] } }),
    onSuccess: () => refetch("application"),
    meta: { failure: "It could not be dismissed" },
  });
}

/** Queues failed mails again: those with the ids, or all of them. */
export function useMailRetry() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => call(mailApi.retry, { body: { ids } }),
    onSuccess: (_, ids) => {
      toasts.add({ title: ids ? "The email is queued again" : "All failed emails are queued again" });
      return refetch("application");
    },
    meta: { failure: "It could not be sent again" },
  });
}
