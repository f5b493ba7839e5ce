import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { hasStatus } from "./client.ts";

const isTemporary = (error: Error) => hasStatus(error, 0, 503);

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
  mutationCache: new MutationCache({ onError: checkSession }),
  defaultOptions: {
    queries: {
      // Live changes say what is out of date; the time only covers what they do not.
      staleTime: 30_000,
      retry: (failures, error) => isTemporary(error) && failures < 3,
    },
    mutations: { retry: (failures, error) => isTemporary(error) && failures < 2 },
  },
});
