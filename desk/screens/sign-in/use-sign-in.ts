import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { signInAnswerSchema } from "#contract/desk/sign-in.ts";
import { request } from "../../api/client.ts";
import { takeNextPage } from "./next-page.ts";

/** Calls a route that signs in, then opens the page that was asked for. @param path such as `sign-in/link` */
export function useSignIn(path: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: unknown) => request(signInAnswerSchema, path, { method: "POST", body }),
    onSuccess: async () => {
      // Nothing of an earlier session stays.
      queries.clear();
      await navigate(takeNextPage(), { replace: true });
    },
  });
}
