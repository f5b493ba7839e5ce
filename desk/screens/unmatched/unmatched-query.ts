import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import { messageApi } from "#contract/desk/messages.ts";
import { call } from "../../api/call.ts";
import { toasts } from "../../api/toasts.ts";
import { useUnseenFailure } from "../../api/use-unseen-failure.ts";

/** Mails that wait to be assigned, newest first. */
export const unmatchedQuery = infiniteQueryOptions({
  queryKey: ["unmatched"],
  queryFn: ({ pageParam, signal }) => call(messageApi.list, { query: { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.messages),
});

/** Assigns a mail to an application. */
export function useAssignment() {
  const tellUnseenFailure = useUnseenFailure();
  return useMutation({
    mutationFn: ({ id, reference }: { id: string; reference: string }) =>
      call(messageApi.assign, { params: { id }, body: { reference } }),
    onSuccess: ({ reference }) => {
      toasts.add({ title: `The email is added to ${reference}` });
    },
    onSettled: (_answer, error, { reference }) =>
      tellUnseenFailure(error, `The email was not added to ${reference}`),
    meta: { refetch: "application" },
  });
}

/** Deletes a mail, here and in the mailbox. */
export function useDeletion() {
  return useMutation({
    mutationFn: (id: string) => call(messageApi.delete, { params: { id } }),
    // Deleted although its answer was lost, it would not be found.
    retry: false,
    onSuccess: () => {
      toasts.add({ title: "The email is deleted" });
    },
    meta: { failure: "The email could not be deleted", refetch: "mails" },
  });
}
