import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { applicationApi } from "#contract/desk/application.ts";
import { showAsRead } from "./cached-rows.ts";
import { call } from "./call.ts";

/** One application with everything about it. */
export const applicationQuery = (reference: string) =>
  queryOptions({
    queryKey: ["application", reference],
    queryFn: ({ signal }) => call(applicationApi.read, { params: { reference }, signal }),
  });

/** Records that the member opened an application once it is shown, which marks it as read. */
export function useRecordOpening(reference: string, isShown: boolean) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (opened: string) =>
      call(applicationApi.open, { params: { reference: opened }, keepalive: true }),
    onSuccess: (_, opened) => showAsRead(queries, opened),
    meta: { isUnnoticed: true },
  });
  useEffect(() => {
    if (isShown) mutate(reference);
  }, [reference, isShown, mutate]);
}

/** Scrolling through a list asks for no application on the way. */
const prefetchDelayMs = 100;

/** Fetches applications that are likely to be opened next, so that they are shown at once. */
export function usePrefetchedApplications(...references: (string | undefined)[]) {
  const queries = useQueryClient();
  const wanted = references.filter((reference) => reference !== undefined).join();
  useEffect(() => {
    if (wanted === "") return;
    const timer = setTimeout(() => {
      for (const reference of wanted.split(",")) void queries.prefetchQuery(applicationQuery(reference));
    }, prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [queries, wanted]);
}

let lastReference: string | null = null;

/** Remembers the application that was opened last, to which the inbox returns. */
export function rememberApplication(reference: string) {
  lastReference = reference;
}

export const lastApplication = () => lastReference;
