import { queryOptions } from "@tanstack/react-query";
import { inboxApi } from "#contract/desk/inbox.ts";
import { call } from "./call.ts";

/** The stages of every form, which change only with a release. */
export const stagesQuery = queryOptions({
  queryKey: ["stages"],
  queryFn: ({ signal }) => call(inboxApi.stages, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
