import { useMutation } from "@tanstack/react-query";
import { type NewJudgement, readingApi } from "#contract/desk/readings.ts";
import { call } from "../../../api/call.ts";
import { toasts } from "../../../api/toasts.ts";
import { useUnseenFailure } from "../../../api/use-unseen-failure.ts";

/** Asking for readers, judging and stepping aside. */
export function useReadings(reference: string) {
  const params = { reference };
  const tellUnseenFailure = useUnseenFailure();
  const askReaders = useMutation({
    mutationFn: (memberIds?: string[]) => call(readingApi.ask, { params, body: { memberIds } }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    meta: { failure: "The colleagues could not be asked", refetch: { kind: "application", reference } },
  });
  const release = useMutation({
    mutationFn: (id: string) => call(readingApi.release, { params: { reference, id } }),
    retry: false,
    meta: { failure: "The colleague could not be removed", refetch: { kind: "application", reference } },
  });
  const judge = useMutation({
    mutationFn: (body: NewJudgement) => call(readingApi.judge, { params, body }),
    onSuccess: () => toasts.add({ title: "Your judgement is saved" }),
    onSettled: (_answer, error) => tellUnseenFailure(error, "Your judgement was not saved"),
    meta: { refetch: { kind: "application", reference } },
  });
  const stepAside = useMutation({
    mutationFn: () => call(readingApi.stepAside, { params }),
    retry: false,
    onSuccess: () => toasts.add({ title: "You have stepped aside" }),
    meta: { failure: "You could not step aside", refetch: { kind: "application", reference } },
  });
  return { askReaders, release, judge, stepAside };
}
