import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Me } from "#contract/desk/members.ts";
import { meQuery } from "../../api/members.ts";
import { useRefetch } from "../../api/refetch.ts";
import { toasts } from "../../api/toasts.ts";

type MyChange = {
  /** Calls a route of `meApi`, which answers with what is known about the member then. */
  change: () => Promise<Me>;
  /** The message once it is stored. */
  done: string;
};

/**
 * Changes something about oneself; every such route answers with all of it.
 * @param showsError whether its caller shows why something was not changed, which is told in a message otherwise
 */
export function useMyChange({ showsError = false } = {}) {
  const queries = useQueryClient();
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ change }: MyChange) => change(),
    // A passkey that was added or removed although its answer was lost would be refused.
    retry: false,
    onSuccess: (me, { done }) => {
      queries.setQueryData(meQuery.queryKey, me);
      toasts.add({ title: done });
      return refetch("members");
    },
    meta: { failure: showsError ? undefined : "The change could not be saved" },
  });
}
