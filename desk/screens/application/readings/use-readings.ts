import { useMutation } from "@tanstack/react-query";
import { type NewJudgement, readingApi } from "#contract/desk/readings.ts";
import { call } from "../../../api/call.ts";
import { errorText } from "../../../api/client.ts";
import { useRefetchApplication } from "../../../api/refetch.ts";
import { toastError, toasts } from "../../../api/toasts.ts";

/** Asking for readers, judging and stepping aside. */
export function useReadings(reference: string) {
  const params = { reference };
  const refetch = useRefetchApplication(reference);
  const askReaders = useMutation({
    mutationFn: (memberIds?: string[]) => call(readingApi.ask, { params, body: { memberIds } }),
    onError: (error) => toastError("Nobody was asked", errorText(error)),
    onSettled: refetch,
  });
  const release = useMutation({
    mutationFn: (id: string) => call(readingApi.release, { params: { reference, id } }),
    onError: (error) => toastError("Nothing was changed", errorText(error)),
    onSettled: refetch,
  });
  const judge = useMutation({
    mutationFn: (body: NewJudgement) => call(readingApi.judge, { params, body }),
    onSuccess: () => toasts.add({ title: "Your judgement is stored" }),
    onSettled: refetch,
  });
  const stepAside = useMutation({
    mutationFn: () => call(readingApi.stepAside, { params }),
    onSuccess: () => toasts.add({ title: "You have stepped aside" }),
    onError: (error) => toastError("Nothing was changed", errorText(error)),
    onSettled: refetch,
  });
  return { askReaders, release, judge, stepAside };
}
