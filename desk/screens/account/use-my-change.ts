import { useMutation, useQueryClient } from "@tanstack/react-query";
import { meSchema } from "#contract/desk/members.ts";
import { errorText, type RequestOptions, request } from "../../api/client.ts";
import { membersQuery, meQuery } from "../../api/members.ts";
import { toastError, toasts } from "../../api/toasts.ts";

type MyChange = Pick<RequestOptions, "method" | "body"> & {
  /** Below `/api`, such as `me/sessions`. */
  path: string;
  /** The message once it is stored. */
  done: string;
};

/** Changes something about oneself; every such route answers with all of it. */
export function useMyChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, method, body }: MyChange) => request(meSchema, path, { method, body }),
    onSuccess: (me, { done }) => {
      queries.setQueryData(meQuery.queryKey, me);
      toasts.add({ title: done });
      return queries.invalidateQueries({ queryKey: membersQuery.queryKey });
    },
    onError: (error) => toastError("It was not changed", errorText(error)),
  });
}
