import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import { type MailList, mailApi } from "#contract/desk/mails.ts";
import { call } from "../../api/call.ts";
import { useRefetch } from "../../api/refetch.ts";
import { toasts } from "../../api/toasts.ts";

export type Mail = MailList["mails"][number];
/** What the list can be restricted to. */
export type MailState = Exclude<Mail["state"], "held">;

/** The desk's and the site's mails, newest first. @param state all of them without it */
export const mailsQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: ["mails", state],
    queryFn: ({ pageParam, signal }) => call(mailApi.list, { query: { state, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.mails),
  });

/** Withdraws a failed mail: nobody is to send it again. */
export function useMailDismissal() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: string) => call(mailApi.dismiss, { body: { ids: [id] } }),
    onSuccess: () => {
      toasts.add({ title: "The email is dismissed", description: "It will not be sent again." });
      return refetch("application");
    },
    meta: { failure: "The email could not be dismissed" },
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
    meta: { failure: "The email could not be sent again" },
  });
}
