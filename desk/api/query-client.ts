import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { errorText, hasStatus } from "./client.ts";
import { type Changed, refetch } from "./refetch.ts";
import { toastError } from "./toasts.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** What a message says when the mutation fails, above the reason; `true` gives the reason alone. */
      failure?: string | true;
      /** What is fetched again once it is done, also when it failed. */
      refetch?: Changed["kind"] | Changed;
      /** Whether it happens by itself, beside what the member does. */
      isUnnoticed?: true;
    };
  }
}

/** Whether there was no connection, or the server could not answer then. */
const isUnavailable = (error: Error) => hasStatus(error, 0, 503);

/** After a 401 the signed-in member is asked for again; the shell then shows the sign-in page. */
function checkSession(error: Error) {
  if (hasStatus(error, 401)) {
    void queryClient.resetQueries({ queryKey: ["me"] });
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.queryKey[0] !== "me") checkSession(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      checkSession(error);
      const reason = errorText(error);
      if (meta?.failure === true) toastError(reason);
      else if (meta?.failure) toastError(meta.failure, reason);
    },
    onSettled: (_data, _error, _variables, _result, { meta }) => {
      const changed = meta?.refetch;
      return changed && refetch(queryClient, typeof changed === "string" ? { kind: changed } : changed);
    },
  }),
  defaultOptions: {
    queries: {
      // Live changes say what is out of date; the time only covers what they do not.
      staleTime: 30_000,
      retry: (failures, error) => isUnavailable(error) && failures < 3,
    },
    mutations: { retry: (failures, error) => isUnavailable(error) && failures < 2 },
  },
});
