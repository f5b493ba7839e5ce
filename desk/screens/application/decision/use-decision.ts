import { useMutation } from "@tanstack/react-query";
import { decisionApi, type NewDecision } from "#contract/desk/decisions.ts";
import { call } from "../../../api/call.ts";
import { errorText } from "../../../api/client.ts";
import { useRefetchApplication } from "../../../api/refetch.ts";
import { toastError, toasts } from "../../../api/toasts.ts";

/** Deciding about an application, and taking that back. */
export function useDecision(reference: string) {
  const params = { reference };
  const refetch = useRefetchApplication(reference);
  const decide = useMutation({
    mutationFn: (body: NewDecision) => call(decisionApi.decide, { params, body }),
    onSettled: refetch,
  });
  const withdraw = useMutation({
    mutationFn: (version: number) => call(decisionApi.withdraw, { params, query: { version } }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    onSuccess: () => toasts.add({ title: "The decision was taken back" }),
    onError: (error) => toastError("The decision stays", errorText(error)),
    onSettled: refetch,
  });
  return { decide, withdraw };
}
