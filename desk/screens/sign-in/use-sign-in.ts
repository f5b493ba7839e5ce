import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { takeNextPage } from "./next-page.ts";

/** Calls a route that signs in, then opens the page that was asked for. */
export function useSignIn<Body>(signIn: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signIn,
    onSuccess: async () => {
      // Nothing of an earlier session stays.
      queries.clear();
      await navigate(takeNextPage(), { replace: true });
    },
  });
}
