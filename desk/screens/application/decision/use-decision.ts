import { useMutation } from "@tanstack/react-query";
import { decisionApi, type NewDecision } from "#contract/desk/decisions.ts";
import { call } from "../../../api/call.ts";
import { toasts } from "../../../api/toasts.ts";

/** Deciding about an application, and taking that back. */
export function useDecision(reference: string) {
  const params = { reference };
  const decide = useMutation({
    mutationFn: (body: NewDecision) => call(decisionApi.decide, { params, body }),
    meta: { refetch: { kind: "application", reference } },
  });
  const withdraw = useMutation({
    mutationFn: (version: number) => call(decisionApi.withdraw, { params, query: { version } }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    onSuccess: () => toasts.add({ title: "The decision was taken back" }),
    meta: { failure: "The decision could not be taken back", refetch: { kind: "application", reference } },
  });
  return { decide, withdraw };
}
